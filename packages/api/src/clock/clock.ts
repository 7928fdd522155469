import { middle, narrow, type OffsetBounds } from "./offset.rules.ts";

/** The device's two sources of time, in ms. */
export type ClockSources = {
  /** Wall time; may be hours wrong and may jump. */
  now?: () => number;
  /** Monotonic time; may stop while the device sleeps. */
  monotonic?: () => number;
};

/** Server time on this device (decision 6). One per client; countdowns, resends and ages read it. */
export type ServerClock = {
  /** Server time in ms of the epoch. Never goes back between two replies. Device time until the first reply. */
  now(): number;
  /** Whether a reply with the server's time has arrived, and the device's clock has not jumped since. */
  isSynced(): boolean;
  /** Returns a mark of the moment at which a call is sent, for {@link ServerClock.observe}. */
  mark(): number;
  /** Reads the `Date` header of a reply. Unreadable headers are ignored. */
  observe(date: string | null, sentAt: number): void;
  /** Adds the time the device slept. Call it when the page becomes visible again. */
  wake(): void;
};

const SLEEP_MS = 1000;

/** A clock that follows the server's, independent of the device's wall clock. */
export const createClock = (sources: ClockSources = {}): ServerClock => {
  const wall = sources.now ?? (() => Date.now());
  const monotonic = sources.monotonic ?? (() => performance.now());
  let bounds: OffsetBounds | null = null;
  let deviceOffset = wall() - monotonic();
  let floor = Number.NEGATIVE_INFINITY;
  let isSynced = false;

  return {
    now: () => {
      floor = Math.max(floor, monotonic() + (bounds === null ? deviceOffset : middle(bounds)));
      return floor;
    },
    isSynced: () => isSynced,
    mark: () => monotonic(),
    observe: (date, sentAt) => {
      const serverMs = Date.parse(date ?? "");
      if (Number.isNaN(serverMs)) return;
      isSynced = true;
      const before = bounds;
      bounds = narrow(before, { serverMs, sentAt, receivedAt: monotonic() });
      // A reply that agrees with the estimate narrows it. A reply that contradicts it replaces it,
      // and time may go back.
      const agrees = before !== null && bounds.low >= before.low && bounds.high <= before.high;
      if (!agrees) floor = Number.NEGATIVE_INFINITY;
    },
    wake: () => {
      const slept = wall() - monotonic() - deviceOffset;
      if (Math.abs(slept) < SLEEP_MS) return;
      deviceOffset += slept;
      // The device may have slept, or somebody may have set its clock.
      isSynced = false;
      if (bounds !== null && slept > 0)
        bounds = { low: bounds.low + slept, high: bounds.high + slept };
    },
  };
};
