export { LocaleSwitch, type LocaleSwitchProps } from "./LocaleSwitch.tsx";
export { LoginFlow, type LoginFlowProps } from "./LoginFlow.tsx";
