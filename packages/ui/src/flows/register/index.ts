export { registerWords } from "@satang/i18n/flows/register";
export { RegisterFlow } from "./RegisterFlow.tsx";
export type { RegisterFlowProps } from "./register-flow.types.ts";
