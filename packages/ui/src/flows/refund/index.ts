export { RefundFlow, type RefundFlowProps } from "./RefundFlow.tsx";
