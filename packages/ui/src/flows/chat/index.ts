export { ChatButton, type ChatButtonProps } from "./ChatButton.tsx";
export { ChatWidget, type ChatWidgetProps } from "./ChatWidget.tsx";
