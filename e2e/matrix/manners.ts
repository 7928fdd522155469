/**
 * What the member does. `again`: closes the message after 6 s and orders the same again. `retry`:
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
