export { withdrawWords } from "@satang/i18n/flows/withdraw";
export { WithdrawFlow } from "./WithdrawFlow.tsx";
export type { WithdrawFlowProps } from "./withdraw-flow.types.ts";
