/** Success and failure in percent, as the service sends them. */
export type SuccessShares = { readonly success: number; readonly fail: number };

const within = (value: number, most: number) =>
  Number.isFinite(value) ? Math.min(Math.max(value, 0), most) : 0;

/** Shares that can be drawn: from 0 to 100, and together at most 100. */
export function sharesOf({ success, fail }: SuccessShares): SuccessShares {
  const drawn = within(success, 100);
  return { success: drawn, fail: within(fail, 100 - drawn) };
}

/** Circumference of the ring, in its own units. */
const WHOLE = 2 * Math.PI * 34;

/** Attributes of an arc. @param start, share percent of the ring */
export const arcOf = (start: number, share: number) => ({
  strokeDasharray: `${(share / 100) * WHOLE} ${WHOLE}`,
  strokeDashoffset: `${(-start / 100) * WHOLE}`,
});
