import type { ChatContent, ChatMessage } from "./chat-message.types.ts";

const textOrNull = (value: unknown): string | null =>
  typeof value === "string" && value !== "" ? value : null;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Reads a message of the wire: an event of the socket or an entry of the history (decision 43). `null` for a value that is no
 * message, which is not shown.
 */
export function readReceived(value: unknown): ChatMessage | null {
  if (!isObject(value) || !isObject(value.message)) return null;
  const { sender, message } = value;
  if (sender !== "customer" && sender !== "other") return null;
  const type = textOrNull(message.message_type);
  const createdAt = typeof value.createdAt === "string" ? Date.parse(value.createdAt) : Number.NaN;
  if (type === null || Number.isNaN(createdAt)) return null;
  const content: ChatContent = {
    message_type: type,
    payload: message.payload ?? null,
    payloads: message.payloads ?? null,
  };
  return {
    clientId: textOrNull(value.clientId),
    sender,
    content,
    createdAt,
    sessionId: textOrNull(value.session_id),
    name: textOrNull(value.name),
  };
}

/** Every message of a list of the wire, without the entries that are none. */
export const readReceivedList = (values: readonly unknown[]): readonly ChatMessage[] =>
  values.flatMap((value) => readReceived(value) ?? []);
