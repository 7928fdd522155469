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

const GROUP_MS = 5 * 60_000;

const isOneGroup = (one: ChatEntry, next: ChatEntry) =>
  one.sender === next.sender &&
  one.name === next.name &&
  !next.isAfterEnd &&
  next.at - one.at < GROUP_MS;

/** A day begins at a multiple of it in every time zone. */
const QUARTER_HOUR_MS = 15 * 60_000;

/** The day of a moment, formatted once for each quarter of an hour: a long conversation has thousands of messages. */
function rememberDays(dayOf: (at: number) => string): (at: number) => string {
  const days = new Map<number, string>();
  return (at) => {
    const quarter = Math.floor(at / QUARTER_HOUR_MS);
    const day = days.get(quarter) ?? dayOf(at);
    days.set(quarter, day);
    return day;
  };
}

/**
 * Makes the function from a conversation to its rows. It returns the same row until the row changes, because it is
 * called with each message that arrives.
 *
 * @param dayOf the day of a moment as the member reads it
 */
export function createRows(
  dayOf: (at: number) => string,
): (entries: readonly ChatEntry[]) => readonly ChatRowData[] {
  const known = new WeakMap<ChatEntry, ChatRowData>();
  const dayAt = rememberDays(dayOf);
  const rowOf = (row: ChatRowData): ChatRowData => {
    const same = known.get(row.entry);
    if (same?.isNewDay === row.isNewDay && same.isGroupEnd === row.isGroupEnd) return same;
    known.set(row.entry, row);
    return row;
  };
  return (entries) => {
    let before: string | undefined;
    return entries.map((entry, index) => {
      const next = entries[index + 1];
      const day = dayAt(entry.at);
      const row = rowOf({
        entry,
        day,
        isNewDay: day !== before,
        isGroupEnd: !next || day !== dayAt(next.at) || !isOneGroup(entry, next),
      });
      before = day;
      return row;
    });
  };
}
