export { protectionWords } from "@satang/i18n/flows/protection";
export { BreakFlow, type BreakFlowProps } from "./BreakFlow.tsx";
export type { HelplineAddress } from "./helpline.types.ts";
export { OwnLimitFlow, type OwnLimitFlowProps } from "./OwnLimitFlow.tsx";
export { ProtectionFlow, type ProtectionFlowProps } from "./ProtectionFlow.tsx";
export { RealityCheck, type RealityCheckProps } from "./RealityCheck.tsx";
export { SessionTime, type SessionTimeProps } from "./SessionTime.tsx";
export { StoppedFlow, type StoppedFlowProps } from "./StoppedFlow.tsx";
