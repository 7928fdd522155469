export { sessionWords } from "@satang/i18n/flows/session";
export { LocaleSwitch, type LocaleSwitchProps } from "./LocaleSwitch.tsx";
export { LoginFlow, type LoginFlowProps } from "./LoginFlow.tsx";
export { SessionGuard, type SessionGuardProps } from "./SessionGuard.tsx";
