export { receiptWords } from "@satang/i18n/flows/receipt";
export { ReceiptFlow, type ReceiptFlowProps } from "./ReceiptFlow.tsx";
