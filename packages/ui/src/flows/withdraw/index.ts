export { WithdrawFlow, type WithdrawFlowProps } from "./WithdrawFlow.tsx";
