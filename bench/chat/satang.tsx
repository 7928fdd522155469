import type { ChatEntry, ChatView } from "@satang/headless/chat";
import { en } from "@satang/i18n/locales/en";
import { I18nProvider, ThemeScope } from "@satang/ui";
import { createRoot } from "react-dom/client";
import { Conversation } from "../../packages/ui/src/flows/chat/Conversation.tsx";
import { ChatContext } from "../../packages/ui/src/flows/chat/chat-context.ts";
import type { Contestant, Message, Show } from "./contestant.types.ts";

const entries = new WeakMap<Message, ChatEntry>();

/** As the chat's own rules do it: one entry for each message, made once. */
function entryOf(message: Message): ChatEntry {
  const known = entries.get(message);
  if (known) return known;
  const { id, text, isOwn, at } = message;
  const made: ChatEntry = {
    id,
    clientId: null,
    sender: isOwn ? "customer" : "other",
    name: isOwn ? null : "Satang",
    at,
    content: { kind: "text", text },
    delivery: "succeed",
    progress: 0,
    failure: null,
    file: null,
    isAfterEnd: false,
  };
  entries.set(message, made);
  return made;
}

const nothing = () => undefined;
const actions = { showNewest: nothing, readOlder: nothing };
const older = { state: "complete", failure: null };

/** The list of the chat without its line: what is measured is the list. */
export const satang: Contestant = (element) => {
  const root = createRoot(element);
  const show: Show = (messages) => {
    const view = {
      state: "connected",
      isRead: true,
      unread: 0,
      older,
      actions,
      entries: messages.map(entryOf),
    } as unknown as ChatView;
    root.render(
      <I18nProvider locale="en" catalogue={en}>
        <ThemeScope theme="river-night" surface="page" style={{ display: "flex", height: "100%" }}>
          <ChatContext.Provider value={{ chat: view, pictureOrigins: [] }}>
            <Conversation reading="virtual" />
          </ChatContext.Provider>
        </ThemeScope>
      </I18nProvider>,
    );
  };
  return Object.assign(show, { prepare: (messages: readonly Message[]) => messages.map(entryOf) });
};
