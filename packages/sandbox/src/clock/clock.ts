/** A source of the present moment, in milliseconds since the epoch. */
export type TimeSource = () => number;

/** The sandbox's own time: the real one plus what a scenario added, or a frozen moment. */
export interface Clock {
  /** The present moment. */
  now(): Date;
  /** Moves time forward by whole milliseconds; negative numbers are refused with a RangeError. */
  advance(ms: number): void;
  /** Stops time at a moment; `advance` still moves it. */
  freeze(at: Date): void;
  /** Goes back to the source's own time. */
  reset(): void;
}

/**
 * Makes a clock on top of a time source.
 *
 * @param source the underlying time, `Date.now` unless given
 */
export function createClock(source: TimeSource = Date.now): Clock {
  let offset = 0;
  let frozen: number | undefined;
  return {
    now: () => new Date(frozen ?? source() + offset),
    advance(ms) {
      if (!Number.isSafeInteger(ms) || ms < 0) {
        throw new RangeError("advance takes whole milliseconds, not negative");
      }
      if (frozen === undefined) offset += ms;
      else frozen += ms;
    },
    freeze(at) {
      frozen = at.getTime();
    },
    reset() {
      offset = 0;
      frozen = undefined;
    },
  };
}
