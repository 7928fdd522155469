import type { ChatMessage } from "./chat-message.types.ts";
import { readReceivedContent } from "./received-content.rules.ts";
import { CHAT_PAGE_MOST, idOrNull, isObject, nameOrNull } from "./received-limits.rules.ts";

/**
 * Reads a message of the wire: an event of the socket or an entry of the history (decision 43). `null` for a value that is no
 * message, which is not shown. A text that is too long is shortened (ADR 0082).
 */
export function readReceived(value: unknown): ChatMessage | null {
  if (!isObject(value) || !isObject(value.message)) return null;
  const { sender, message } = value;
  if (sender !== "customer" && sender !== "other") return null;
  const { message_type: type } = message;
  const createdAt = Date.parse(idOrNull(value.createdAt) ?? "");
  if (typeof type !== "string" || type === "" || Number.isNaN(createdAt)) return null;
  return {
    clientId: idOrNull(value.clientId),
    sender,
    content: readReceivedContent(type, message),
    createdAt,
    sessionId: idOrNull(value.session_id),
    name: nameOrNull(value.name),
  };
}

/** Every message of a page of the wire, without the entries that are none. The newest are first. */
export const readReceivedList = (values: readonly unknown[]): readonly ChatMessage[] =>
  values.slice(0, CHAT_PAGE_MOST).flatMap((value) => readReceived(value) ?? []);
