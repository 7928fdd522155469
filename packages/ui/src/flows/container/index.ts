export { containerWords } from "@satang/i18n/flows/container";
export { FlowContainer, type FlowContainerProps } from "./FlowContainer.tsx";
