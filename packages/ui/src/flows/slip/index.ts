export { SlipFlow, type SlipFlowProps } from "./SlipFlow.tsx";
