import { timeLeft, untilNextSecond } from "./time-left.ts";

/** How time left is watched. */
export type WatchTimeLeftOptions = {
  /** The end, epoch ms. */
  readonly expiresAt: number;
  /** The clock to compare with, epoch ms. */
  readonly now: () => number;
  /** Called with the time left in ms: at once, at each full second, and when `look` is called. */
  readonly onChange: (left: number) => void;
  /** Calls `run` after these ms. Returns a function that cancels it. */
  readonly schedule: (run: () => void, ms: number) => () => void;
};

/**
 * Watches the time left until a moment; always computed from the clock, because a timer stops while a device sleeps.
 * @returns `look` reads the clock now: call it when the page wakes. `stop` ends it.
 */
export function watchTimeLeft({ expiresAt, now, onChange, schedule }: WatchTimeLeftOptions): {
  readonly look: () => void;
  readonly stop: () => void;
} {
  let cancel = () => {};
  const look = () => {
    cancel();
    const left = timeLeft(expiresAt, now());
    onChange(left);
    if (left > 0) cancel = schedule(look, untilNextSecond(left));
  };
  look();
  return { look, stop: () => cancel() };
}
