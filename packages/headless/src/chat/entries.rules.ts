import type { Failure } from "@satang/core";
import {
  type ChatContent,
  type ChatDelivery,
  type ChatMessage,
  type ChatOutgoing,
  type ChatSender,
  isSessionEnd,
  messageIdentity,
} from "@satang/machines/chat";
import { type ChatShown, readContent } from "./content.rules.ts";

/** A message as a view shows it. */
export type ChatEntry = {
  /** The same before and after the service has the message. */
  readonly id: string;
  /** Identifies a message of this person for `resend`, `remove` and `cancel`; `null` for others. */
  readonly clientId: string | null;
  readonly sender: ChatSender;
  /** Name of the sender; `null` when the service gives none. */
  readonly name: string | null;
  /** ms since the epoch. */
  readonly at: number;
  readonly content: ChatShown;
  readonly delivery: ChatDelivery;
  /** The share of the file that was sent, from 0 to 1. */
  readonly progress: number;
  /** Why it was not sent; `null` when it was, or when it is on its way. */
  readonly failure: Failure | null;
  /** The service may have it: a reply to it proved nothing (ADR 0079). */
  readonly isUnclear: boolean;
  /** The file of this device while it is being sent; `null` for others. */
  readonly file: File | null;
  /** The service says that support has read it. */
  readonly isRead: boolean;
  /** A session ended before this message: "End Conversation" is shown (journey.txt §4). */
  readonly isAfterEnd: boolean;
};

const shown = new WeakMap<ChatContent, ChatShown>();

/** The same object for the same message, so that a row renders again only when it changes. */
function shownOf(content: ChatContent): ChatShown {
  const known = shown.get(content);
  if (known) return known;
  const read = readContent(content);
  shown.set(content, read);
  return read;
}

const entries = new WeakMap<ChatMessage, ChatEntry>();

function storedEntry(
  message: ChatMessage,
  before: ChatMessage | undefined,
  readAt: number,
): ChatEntry {
  const { clientId, sender, name, createdAt, content } = message;
  const isAfterEnd = before !== undefined && isSessionEnd(before, message);
  const isRead = sender === "customer" && createdAt <= readAt;
  const known = entries.get(message);
  if (known && known.isAfterEnd === isAfterEnd && known.isRead === isRead) return known;
  const made: ChatEntry = {
    id: messageIdentity(message),
    clientId: sender === "customer" ? clientId : null,
    sender,
    name,
    at: createdAt,
    content: shownOf(content),
    delivery: "succeed",
    progress: 0,
    failure: null,
    isUnclear: false,
    file: null,
    isRead,
    isAfterEnd,
  };
  entries.set(message, made);
  return made;
}

/**
 * Messages of the service and then those on their way, each once.
 * @param readAt server time up to which support has read, ms; `null` when the service does not say
 */
export function toEntries(
  messages: readonly ChatMessage[],
  outgoing: readonly ChatOutgoing[],
  files: ReadonlyMap<string, File>,
  readAt: number | null,
): readonly ChatEntry[] {
  const stored = messages.map((message, at) => storedEntry(message, messages[at - 1], readAt ?? 0));
  if (outgoing.length === 0) return stored;
  const ids = new Set(stored.map(({ id }) => id));
  const onTheWay = outgoing.map(({ message, delivery, progress, error }): ChatEntry => {
    const { clientId, content, writtenAt } = message;
    return {
      id: messageIdentity({ clientId, sender: "customer", createdAt: writtenAt, content }),
      clientId,
      sender: "customer",
      name: null,
      at: writtenAt,
      content: shownOf(content),
      delivery,
      progress,
      failure: delivery === "failed" ? error : null,
      isUnclear: message.isUnclear === true,
      file: files.get(clientId) ?? null,
      isRead: false,
      isAfterEnd: false,
    };
  });
  return [...stored, ...onTheWay.filter(({ id }) => !ids.has(id))];
}
