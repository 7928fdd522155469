export { infoWords } from "@satang/i18n/flows/info";
export { AgreementFlow, type AgreementFlowProps } from "./AgreementFlow.tsx";
export { ContactFlow, type ContactFlowProps } from "./ContactFlow.tsx";
export { HowtoFlow, type HowtoFlowProps } from "./HowtoFlow.tsx";
