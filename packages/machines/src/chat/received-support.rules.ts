import type { ChatSupportChange } from "./chat-support.types.ts";
import { idOrNull } from "./received-limits.rules.ts";

/** The longest time to an answer that is shown: a day. */
const MOST_MINUTES = 1_440;

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === "object" && value !== null ? (value as Fields) : {};

const momentOf = (value: unknown): number => Date.parse(idOrNull(value) ?? "");

const isMinutes = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= MOST_MINUTES;

/**
 * Reads what the service says about support: a part of the configuration, or of an event without a message (decision 43). What
 * does not fit is left out; `null` when nothing fits.
 */
export function readSupport(value: unknown): ChatSupportChange | null {
  const { isOnline, answersInMinutes, isTyping, readAt } = fieldsOf(value);
  const readTime = momentOf(readAt);
  const change = {
    ...(typeof isOnline === "boolean" && { isOnline }),
    ...(isMinutes(answersInMinutes) && { answersInMinutes }),
    ...(typeof isTyping === "boolean" && { isTyping }),
    ...(readTime > 0 && { readAt: readTime }),
  };
  return Object.keys(change).length === 0 ? null : change;
}

/** Reads what an event says about support. An event of the customer says nothing about it. */
export function readSupportEvent(event: unknown): ChatSupportChange | null {
  const { sender, support, message } = fieldsOf(event);
  if (sender !== "other") return null;
  // The sender of a message has stopped writing it.
  return message === undefined ? readSupport(support) : { isTyping: false };
}

/** Server time of the newest message of the customer that support has read, ms; `null` when a page of the history has none. */
export function readReceipt(page: readonly unknown[]): number | null {
  const times = page.flatMap((entry) => {
    const { sender, createdAt, readAt } = fieldsOf(entry);
    const at = momentOf(createdAt);
    return sender === "customer" && momentOf(readAt) > 0 && at > 0 ? [at] : [];
  });
  return times.length === 0 ? null : Math.max(...times);
}
