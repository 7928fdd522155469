export { spinWords } from "@satang/i18n/flows/spin";
export { SpinFlow, type SpinFlowProps } from "./SpinFlow.tsx";
