const SECOND = 1_000;

/** The longest pause, ms. */
export const LONGEST_PAUSE = 60 * SECOND;

/** Pause before a read that the member did not ask for is tried again after this many failed attempts, ms. */
export const retryPause = (attempts: number): number =>
  Math.min(5 * SECOND * 2 ** attempts, LONGEST_PAUSE);
