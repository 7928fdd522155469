export { RegisterFlow, type RegisterFlowProps } from "./RegisterFlow.tsx";
