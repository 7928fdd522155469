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
  /** Whether a reply with the server's time has arrived yet. */
  isSynced(): boolean;
  /** Whether the device has slept, or its clock was set, since the last reply: `now` may be wrong by that jump. */
  hasJumped(): boolean;
  /** Returns a mark of the moment at which a call is sent, for {@link ServerClock.observe}. */
  mark(): number;
  /** Reads the `Date` header of a reply. Unreadable headers are ignored. */
  observe(date: string | null, sentAt: number): void;
  /** Adds the time the device slept. Call it when the page becomes visible again. */
  wake(): void;
};

const SLEEP_MS = 1000;

/** A clock that follows the server's, independent of the device's wall clock. */
export const createClock = ({
  now: wall = () => Date.now(),
  monotonic = () => performance.now(),
}: ClockSources = {}): ServerClock => {
  let bounds: OffsetBounds | null = null;
  let deviceOffset = wall() - monotonic();
  let floor = 0;
  let hasJumped = false;

  return {
    now: () => {
      floor = Math.max(floor, monotonic() + (bounds === null ? deviceOffset : middle(bounds)));
      return floor;
    },
    isSynced: () => bounds !== null,
    hasJumped: () => hasJumped,
    mark: () => monotonic(),
    observe: (date, sentAt) => {
      const serverMs = Date.parse(date ?? "");
      if (Number.isNaN(serverMs)) return;
      hasJumped = false;
      const before = bounds;
      bounds = narrow(before, { serverMs, sentAt, receivedAt: monotonic() });
      // A reply that agrees with the estimate narrows it. A reply that contradicts it replaces it,
      // and time may go back.
      const agrees = before !== null && bounds.low >= before.low && bounds.high <= before.high;
      if (!agrees) floor = 0;
    },
    wake: () => {
      const slept = wall() - monotonic() - deviceOffset;
      if (Math.abs(slept) < SLEEP_MS) return;
      deviceOffset += slept;
      hasJumped = true;
      if (bounds !== null && slept > 0)
        bounds = { low: bounds.low + slept, high: bounds.high + slept };
    },
  };
};
