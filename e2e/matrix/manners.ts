/**
 * Steps of the member. `again`: closes the message after 6 s and orders the same again. `retry`:
 * presses "Send it again" after 6 s, with a backend that is declared to honour keys. `later`:
 * presses it once nothing happened, at any backend.
 */
export const manners = [
  "plain",
  "double tap",
  "reload",
  "two tabs",
  "again",
  "retry",
  "later",
] as const;
export type Manner = (typeof manners)[number];

const PRESSED_TWICE: ReadonlySet<Manner> = new Set(["again", "retry", "later"]);

/** How often the member orders it. A double tap is one order, and so is a tap in each of two tabs. */
export const ordersOf = (manner: Manner): number => (PRESSED_TWICE.has(manner) ? 2 : 1);
