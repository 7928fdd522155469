export { refundWords } from "@satang/i18n/flows/refund";
export { RefundFlow, type RefundFlowProps } from "./RefundFlow.tsx";
