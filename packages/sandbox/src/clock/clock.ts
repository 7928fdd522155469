/** A source of the present moment, in milliseconds since the epoch. */
export type TimeSource = () => number;

/** The sandbox's own time: the real time plus the time that a scenario added, or a frozen moment. */
export type Clock = {
  /** The present moment. */
  now(): Date;
  /** Moves time forward by whole milliseconds. @throws RangeError for a negative number, or past the year 9000 */
  advance(ms: number): void;
  /** Stops time at a moment; `advance` still moves it. @throws RangeError before the year 1971 or after 9000 */
  freeze(at: Date): void;
  /** Goes back to the source's own time. */
  reset(): void;
};

/** Moments that dates, databases and ISO 8601 with four digits can write, without the first and last years. */
const EARLIEST = Date.UTC(1971, 0);
const LATEST = Date.UTC(9000, 0);

function checked(moment: number): number {
  if (moment >= EARLIEST && moment <= LATEST) return moment;
  throw new RangeError("the clock goes from the year 1971 to the year 9000");
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
      const moment = checked((frozen ?? source() + offset) + ms);
      if (frozen === undefined) offset += ms;
      else frozen = moment;
    },
    freeze(at) {
      frozen = checked(at.getTime());
    },
    reset() {
      offset = 0;
      frozen = undefined;
    },
  };
}
