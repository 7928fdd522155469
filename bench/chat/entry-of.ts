import type { ChatEntry } from "@satang/headless/chat";
import type { Message } from "./contestant.types.ts";

const entries = new WeakMap<Message, ChatEntry>();

/** As the chat's own rules do it: one entry for each message, made once. */
export function entryOf(message: Message): ChatEntry {
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
    isRead: false,
    isAfterEnd: false,
    isUnclear: false,
  };
  entries.set(message, made);
  return made;
}
