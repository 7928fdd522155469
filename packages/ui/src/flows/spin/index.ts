export { SpinFlow, type SpinFlowProps } from "./SpinFlow.tsx";
