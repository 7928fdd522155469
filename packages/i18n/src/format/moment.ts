/** A moment in time: ISO 8601 with offset, epoch milliseconds, or a Date. */
export type Moment = string | number | Date;

/** Shown for a moment that cannot be read. */
export const NO_MOMENT = "–";

/** Epoch milliseconds of a moment, or `undefined` when it cannot be read. */
export function epochOf(moment: Moment): number | undefined {
  const epoch = new Date(moment).getTime();
  return Number.isFinite(epoch) ? epoch : undefined;
}
