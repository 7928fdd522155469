import type { ChatMessage, OutgoingMessage } from "./chat-message.types.ts";

/** Messages that the service may not have yet, in the order in which they were written. */
export type Outbox = readonly OutgoingMessage[];

/** Adds a message at the end; one that is already in the outbox keeps its place. */
export const addToOutbox = (outbox: Outbox, message: OutgoingMessage): Outbox =>
  outbox.some(({ clientId }) => clientId === message.clientId) ? outbox : [...outbox, message];

/**
 * The time of a message that is written now: later than all before it, so that a reload keeps the order also when two are written
 * in one ms, or the clock of the device is set back.
 *
 * @param now time of the device, ms
 */
export const writtenAfter = (outbox: Outbox, now: number): number =>
  Math.max(now, ...outbox.map(({ writtenAt }) => writtenAt + 1));

/** Takes a message out. Returns the same list when it is not there. */
export function removeFromOutbox(outbox: Outbox, clientId: string): Outbox {
  const rest = outbox.filter((message) => message.clientId !== clientId);
  return rest.length === outbox.length ? outbox : rest;
}

/** Takes out every message that the service has. Returns the same list when it has none of them. */
export function withoutStored(outbox: Outbox, messages: readonly ChatMessage[]): Outbox {
  const stored = new Set(
    messages.filter(({ sender }) => sender === "customer").map(({ clientId }) => clientId),
  );
  const rest = outbox.filter(({ clientId }) => !stored.has(clientId));
  return rest.length === outbox.length ? outbox : rest;
}

/** The message to send next: the first that waits, while none is being sent. `null` when there is none. */
export function nextToSend(
  outbox: Outbox,
  states: ReadonlyMap<string, string>,
): OutgoingMessage | null {
  if (outbox.some(({ clientId }) => states.get(clientId) === "sending")) return null;
  return outbox.find(({ clientId }) => states.get(clientId) === "waiting") ?? null;
}

/** Whether the file of a message is still to be uploaded: a media message without an address. */
export function needsUpload({ content }: OutgoingMessage): boolean {
  if (content.message_type !== "media") return false;
  const { url, filePath } = (content.payload ?? {}) as { url?: unknown; filePath?: unknown };
  return !isText(url) && !isText(filePath);
}

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

function isOutgoing(value: unknown): value is OutgoingMessage {
  const { clientId, chatRoom, content, writtenAt } = (value ?? {}) as Partial<OutgoingMessage>;
  return (
    isText(clientId) &&
    isText(chatRoom) &&
    Number.isFinite(writtenAt) &&
    isText((content as { message_type?: unknown } | null | undefined)?.message_type)
  );
}

/**
 * Reads the outbox of a chat room that a device stored. What is no message is left out: another program, or an older
 * version, may have written it. A message of another chat room is left out too, so that nobody sends what another person wrote.
 */
export function readOutbox(stored: string | null, chatRoom: string): Outbox {
  if (stored === null) return [];
  try {
    const value: unknown = JSON.parse(stored);
    if (!Array.isArray(value)) return [];
    return value
      .filter(isOutgoing)
      .filter((message) => message.chatRoom === chatRoom)
      .reduce<Outbox>(addToOutbox, []);
  } catch {
    return [];
  }
}

/** The text that a device stores. */
export const writeOutbox = (outbox: Outbox): string => JSON.stringify(outbox);
