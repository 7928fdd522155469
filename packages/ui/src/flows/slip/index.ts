export { slipWords } from "@satang/i18n/flows/slip";
export { SlipFlow, type SlipFlowProps } from "./SlipFlow.tsx";
