import type { ChatEntry } from "@satang/headless/chat";

/** A message with its place in the conversation. */
export type ChatRowData = {
  readonly entry: ChatEntry;
  /** The day as the member reads it. */
  readonly day: string;
  /** A new day begins. */
  readonly isNewDay: boolean;
  /** The last of several messages of one sender within five minutes: it shows the time. */
  readonly isGroupEnd: boolean;
};

/** So close to its end, a list counts as at its end, px (journey.txt §9). */
export const NEAR_END = 60;

/** The newest message that the service has or is getting: one that was not sent is at the end of the list until it is removed. */
export const newestSent = (entries: readonly ChatEntry[]): ChatEntry | undefined =>
  entries.findLast(({ delivery }) => delivery !== "failed");

const GROUP_MS = 5 * 60_000;

const isOneGroup = (one: ChatEntry, next: ChatEntry) =>
  one.sender === next.sender &&
  one.name === next.name &&
  !next.isAfterEnd &&
  next.at - one.at < GROUP_MS;

/**
 * A message of a conversation with its place. It is made for messages in view only: a long conversation has thousands.
 *
 * @param dayOf the day of a moment as the member reads it
 */
export function rowOf(
  entry: ChatEntry,
  index: number,
  entries: readonly ChatEntry[],
  dayOf: (at: number) => string,
): ChatRowData {
  const before = entries[index - 1];
  const next = entries[index + 1];
  const day = dayOf(entry.at);
  return {
    entry,
    day,
    isNewDay: !before || dayOf(before.at) !== day,
    isGroupEnd: !next || dayOf(next.at) !== day || !isOneGroup(entry, next),
  };
}
