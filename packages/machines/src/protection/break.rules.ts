import type { ServerNow } from "./own-limit.rules.ts";

const DAY_MS = 86_400_000;

/** The shortest and the longest break, ms: a day and six weeks. */
export const BREAK_BOUNDS = { shortest: DAY_MS, longest: 42 * DAY_MS } as const;

/** The breaks that are offered, in days. */
export const BREAK_DAYS = [1, 3, 7, 14, 28, 42] as const;

/** A length in days, in ms. */
export const breakOfDays = (days: number): number => days * DAY_MS;

/** Whether a break may be this long. `length` in ms. */
export const isBreakLength = (length: number): boolean =>
  length >= BREAK_BOUNDS.shortest && length <= BREAK_BOUNDS.longest;

/** The end of a break that begins now. One that ends later keeps its end: a break can only become longer. */
export const extendBreak = (until: number | null, length: number, now: number): number =>
  Math.max(until ?? 0, now + length);

/** Whether a break that ends at `until` goes on. Without server time it does. */
export const isOnBreak = (until: number | null, now: ServerNow): boolean =>
  until !== null && (now === null || now < until);
