export { registerWords } from "@satang/i18n/flows/register";
export { RegisterFlow, type RegisterFlowProps } from "./RegisterFlow.tsx";
