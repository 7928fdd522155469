export { Chat, type ChatRootProps } from "./Chat.tsx";
export type {
  ChatFileProps,
  ChatNotice,
  ChatView,
  OlderMessages,
  SupportState,
} from "./chat.view.ts";
export type { ChatButton, ChatCard, ChatMedia, ChatShown } from "./content.rules.ts";
export { webAddressOf } from "./content.rules.ts";
export type { ChatEntry } from "./entries.rules.ts";
export type { PickedFile } from "./read-picked-file.ts";
export { useChat } from "./use-chat.ts";
export { type ChatOffer, useChatOffer } from "./use-chat-offer.ts";
export type { UseChatOptions } from "./use-is-watched.ts";
