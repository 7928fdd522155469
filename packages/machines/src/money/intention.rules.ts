import type { Intention, Outcome } from "./money-operation.types.ts";

import { SAME_INTENTION_MS } from "./settle.rules.ts";

const SECOND = 1_000;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

const OUTCOMES: ReadonlySet<unknown> = new Set<Outcome["kind"]>([
  "done",
  "refused",
  "reversed",
  "nothingHappened",
]);

function isIntention(value: unknown): value is Intention {
  if (!isFields(value)) return false;
  const { key, operation, member, startedAt, isServerTime, lastSentAt, sends, outcome } = value;
  return (
    typeof key === "string" &&
    key !== "" &&
    typeof operation === "string" &&
    (member === null || typeof member === "string") &&
    Number.isFinite(startedAt) &&
    typeof isServerTime === "boolean" &&
    Number.isFinite(lastSentAt) &&
    Number.isSafeInteger(sends) &&
    (outcome === null || (isFields(outcome) && OUTCOMES.has(outcome.kind)))
  );
}

/** An intention as text, for the storage of the device. */
export const writeIntention = (intention: Intention): string => JSON.stringify(intention);

/** Reads a stored intention. Storage is not trusted: any other text returns `null`. */
export function readIntention(text: string | null | undefined): Intention | null {
  if (!text) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isIntention(value) ? value : null;
  } catch {
    return null;
  }
}

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    isFields(part) && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** Whether two orders (plain data) are equal. */
export const isSameOrder = (a: unknown, b: unknown): boolean =>
  a === b || canonical(a) === canonical(b);

/** Whether it may still be sent again with its key: no execution of it is known. */
export const isUnresolved = ({ outcome }: Pick<Intention, "outcome">): boolean =>
  outcome === null || outcome.kind === "nothingHappened";

/**
 * The time of a send in ms, which also identifies the send: tabs compare it. A clock that was set back does not move
 * for a while, and two sends differ all the same.
 * @param earlier time of the last send; 0 before the first one
 */
export function timeOfSend(now: number, earlier: number): number {
  const isStill = now <= earlier && earlier - now < SECOND;
  return isStill ? earlier + 1 : now;
}

/** The time of an order. */
export type OrderMoment = {
  /** ms */
  readonly now: number;
  /** Whether `now` is server time; the device clock can jump. */
  readonly isServerTime: boolean;
};

/**
 * Whether an order is the same intention as an earlier one with an unknown outcome: an equal order
 * within 15 minutes. When only the device time is known, the age is not reliable, and an equal
 * order is always the same intention.
 */
export function isSameIntention(
  earlier: Pick<Intention, "operation" | "order" | "lastSentAt" | "isServerTime">,
  operation: string,
  order: unknown,
  { now, isServerTime }: OrderMoment,
): boolean {
  if (earlier.operation !== operation || !isSameOrder(earlier.order, order)) return false;
  const isAgeKnown = isServerTime && earlier.isServerTime;
  return !isAgeKnown || Math.abs(now - earlier.lastSentAt) < SAME_INTENTION_MS;
}
