export { withdrawWords } from "@satang/i18n/flows/withdraw";
export { WithdrawFlow, type WithdrawFlowProps } from "./WithdrawFlow.tsx";
