import type { ChatView } from "@satang/headless/chat";
import { createContext, useContext } from "react";

/** The conversation, its words that name the service, and from where its pictures may come. */
export type ChatScope = {
  readonly chat: ChatView;
  readonly title: string;
  /** The sender of a message of support that names none. */
  readonly agent: string;
  /** The round button is below the conversation. */
  readonly hasButton: boolean;
  readonly pictureOrigins: ReadonlySet<string>;
};

/** Every message reads it, so that a row of the list has few props. */
export const ChatContext = createContext<ChatScope | null>(null);

/** @throws Error outside of the chat. */
export function useChatScope(): ChatScope {
  const scope = useContext(ChatContext);
  if (scope === null) throw new Error("useChatScope needs a <ChatContext.Provider> above it.");
  return scope;
}
