export { transferWords } from "@satang/i18n/flows/transfer";
export { TransferFlow, type TransferFlowProps } from "./TransferFlow.tsx";
