export { chatWords } from "@satang/i18n/flows/chat";
export { ChatButton, type ChatButtonProps } from "./ChatButton.tsx";
export { ChatWidget, type ChatWidgetProps } from "./ChatWidget.tsx";
export type { ChatClassNames, ChatOpenerProps, ChatSlots } from "./chat-parts.types.ts";
