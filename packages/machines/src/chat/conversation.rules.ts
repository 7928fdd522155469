import type {
  ChatContent,
  ChatFinding,
  ChatMessage,
  ChatSender,
  OutgoingMessage,
} from "./chat-message.types.ts";

/** Messages of one page of the history (journey.txt §9). */
export const CHAT_PAGE_SIZE = 10;

const titleOf = (value: unknown): unknown =>
  typeof value === "string" ? value : (value as { title?: unknown } | null)?.title;

/** Content of a message without the address of a file, which the service renews at each reading (ADR 0032). */
function saidIn({ message_type: type, payload, payloads }: ChatContent): readonly unknown[] {
  if (type !== "media") return [type, payload, Array.isArray(payloads) && payloads.map(titleOf)];
  const { fileType, name, message } = (payload ?? {}) as Readonly<Record<string, unknown>>;
  return [type, fileType, name, message];
}

type Identified = Pick<ChatMessage, "clientId" | "sender" | "createdAt" | "content">;

/**
 * The same for two copies of one message. Without a client id, a message is known by what it says and when: the service
 * gives each message of a chat room another time.
 */
const makeIdentity = ({ clientId, sender, createdAt, content }: Identified): string =>
  clientId === null
    ? JSON.stringify([sender, createdAt, ...saidIn(content)])
    : `${sender} ${clientId}`;

const identities = new WeakMap<Identified, string>();

/**
 * A text that only the copies of one message have. Made once for each message: every message that arrives is compared with
 * all that are known.
 */
export function messageIdentity(message: Identified): string {
  const known = identities.get(message);
  if (known !== undefined) return known;
  const made = makeIdentity(message);
  identities.set(message, made);
  return made;
}

/** A copy that this device made when its message was accepted; the service's own copy names the session. */
const isOwnCopy = (message: ChatMessage, arrived: ChatMessage): boolean =>
  message.sessionId === null && arrived.sessionId !== null;

/**
 * Adds messages to a conversation: each once, in the order of the server's time, whatever the order in which they arrive.
 * The service's copy replaces the one that this device made. Returns the same list when nothing is new.
 */
export function mergeMessages(
  known: readonly ChatMessage[],
  arrived: readonly ChatMessage[],
): readonly ChatMessage[] {
  const byIdentity = new Map(known.map((message) => [messageIdentity(message), message]));
  let isChanged = false;
  for (const message of arrived) {
    const identity = messageIdentity(message);
    const same = byIdentity.get(identity);
    if (same !== undefined && !isOwnCopy(same, message)) continue;
    byIdentity.set(identity, message);
    isChanged = true;
  }
  if (!isChanged) return known;
  return [...byIdentity.values()].sort((one, other) => one.createdAt - other.createdAt);
}

/** Replaces messages by newer copies of them, with new addresses of their files (ADR 0032). It adds none. */
export function renewMessages(
  known: readonly ChatMessage[],
  copies: readonly ChatMessage[],
): readonly ChatMessage[] {
  const byIdentity = new Map(copies.map((message) => [messageIdentity(message), message]));
  return known.map((message) => byIdentity.get(messageIdentity(message)) ?? message);
}

/**
 * Whether a page of the history reaches the messages that are known, so that nothing between is missing.
 *
 * @param page newest first, as the service sends it
 * @param sent number of entries that the service sent, those that are no messages included
 */
export function isCaughtUp(
  known: readonly ChatMessage[],
  page: readonly ChatMessage[],
  sent: number = page.length,
): boolean {
  if (sent < CHAT_PAGE_SIZE) return true;
  const seen = new Set(known.map(messageIdentity));
  return page.some((message) => seen.has(messageIdentity(message)));
}

/** The clock of a device can be wrong by hours. */
const LARGEST_CLOCK_ERROR_MS = 24 * 60 * 60 * 1000;

/** Server time from which a message of this device can be in the history, ms. */
export const oldestEchoAt = ({ writtenAt }: OutgoingMessage): number =>
  writtenAt - LARGEST_CLOCK_ERROR_MS;

/** Finds a message of this device in a part of the history. */
export function findEcho(
  message: OutgoingMessage,
  history: readonly ChatMessage[],
): { readonly finding: ChatFinding; readonly echo: ChatMessage | null } {
  const own = history.filter(({ sender }) => sender === "customer");
  const echo = own.find(({ clientId }) => clientId === message.clientId) ?? null;
  if (echo !== null) return { finding: "stored", echo };
  const words = JSON.stringify(saidIn(message.content));
  const isAlike = own.some(
    ({ clientId, content, createdAt }) =>
      clientId === null &&
      createdAt >= oldestEchoAt(message) &&
      JSON.stringify(saidIn(content)) === words,
  );
  return { finding: isAlike ? "unclear" : "missing", echo };
}

/** Whether "End Conversation" is shown between two messages (journey.txt §4). */
export const isSessionEnd = (before: ChatMessage, after: ChatMessage): boolean =>
  before.sessionId !== null && after.sessionId !== null && before.sessionId !== after.sessionId;

/** Server time of the newest message of a sender, ms; `null` when there is none. */
export const newestOf = (messages: readonly ChatMessage[], from: ChatSender): number | null =>
  messages.findLast(({ sender }) => sender === from)?.createdAt ?? null;

/** The number of messages of support after a moment. @param readAt server time, ms; `null` when nothing was read */
export const countUnread = (messages: readonly ChatMessage[], readAt: number | null): number =>
  messages.filter(({ sender, createdAt }) => sender === "other" && createdAt > (readAt ?? 0))
    .length;

/** The session of the conversation now: that of its newest message with one; `null` when none has. */
export const sessionOf = (messages: readonly ChatMessage[]): string | null =>
  messages.findLast(({ sessionId }) => sessionId !== null)?.sessionId ?? null;
