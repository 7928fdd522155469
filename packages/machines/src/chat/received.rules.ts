import type { ChatContent, ChatMessage } from "./chat-message.types.ts";
import { CHAT_PAGE_MOST, isShowable, labelOrNull } from "./received-limits.rules.ts";

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** No type of the contract: it is shown as unknown. */
const TOO_LARGE: ChatContent = { message_type: "tooLarge", payload: null, payloads: null };

/**
 * Reads a message of the wire: an event of the socket or an entry of the history (decision 43). `null` for a value that is no
 * message, which is not shown. A message that is too large is one that cannot be shown.
 */
export function readReceived(value: unknown): ChatMessage | null {
  if (!isObject(value) || !isObject(value.message)) return null;
  const { sender, message } = value;
  if (sender !== "customer" && sender !== "other") return null;
  const { message_type: type } = message;
  const createdAt = Date.parse(labelOrNull(value.createdAt) ?? "");
  if (typeof type !== "string" || type === "" || Number.isNaN(createdAt)) return null;
  const read = {
    message_type: type,
    payload: message.payload ?? null,
    payloads: message.payloads ?? null,
  };
  return {
    clientId: labelOrNull(value.clientId),
    sender,
    content: isShowable(read) ? read : TOO_LARGE,
    createdAt,
    sessionId: labelOrNull(value.session_id),
    name: labelOrNull(value.name),
  };
}

/** Every message of a page of the wire, without the entries that are none. The newest are first. */
export const readReceivedList = (values: readonly unknown[]): readonly ChatMessage[] =>
  values.slice(0, CHAT_PAGE_MOST).flatMap((value) => readReceived(value) ?? []);
