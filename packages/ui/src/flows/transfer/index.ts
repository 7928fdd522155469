export { TransferFlow, type TransferFlowProps } from "./TransferFlow.tsx";
