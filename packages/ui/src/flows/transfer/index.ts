export { transferWords } from "@satang/i18n/flows/transfer";
export { TransferFlow } from "./TransferFlow.tsx";
export type { TransferFlowProps } from "./transfer-flow.types.ts";
