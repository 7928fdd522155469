export { CountingMoney } from "./CountingMoney.tsx";
export { Money, type MoneyProps } from "./Money.tsx";
