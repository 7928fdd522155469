export { depositWords } from "@satang/i18n/flows/deposit";
export { DepositFlow, type DepositFlowProps } from "./DepositFlow.tsx";
export { MoneyArrived, type MoneyArrivedProps } from "./MoneyArrived.tsx";
export { OpenQr, type OpenQrProps } from "./OpenQr.tsx";
export { QrDepositFlow, type QrDepositFlowProps } from "./QrDepositFlow.tsx";
