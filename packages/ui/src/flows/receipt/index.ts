export { ReceiptFlow, type ReceiptFlowProps } from "./ReceiptFlow.tsx";
