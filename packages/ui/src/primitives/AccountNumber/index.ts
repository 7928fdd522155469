export { AccountNumber, type AccountNumberProps } from "./AccountNumber.tsx";
