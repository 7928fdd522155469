/** Server time minus monotonic time is between `low` and `high`, in ms. */
export type OffsetBounds = {
  readonly low: number;
  readonly high: number;
};

/** A reply's `Date` header (ms) and the monotonic moments its call was sent and answered. */
export type DateSample = {
  readonly serverMs: number;
  readonly sentAt: number;
  readonly receivedAt: number;
};

const HEADER_RESOLUTION_MS = 1000;

/** The bounds from one reply: it was written between sending and receiving, and its second may be up to 999 ms old. */
const boundsOf = ({ serverMs, sentAt, receivedAt }: DateSample): OffsetBounds => ({
  low: serverMs - receivedAt,
  high: serverMs + HEADER_RESOLUTION_MS - sentAt,
});

/** Narrows the bounds by one more reply; a reply that contradicts them (a sleep, a changed clock) replaces them. */
export const narrow = (known: OffsetBounds | null, sample: DateSample): OffsetBounds => {
  const read = boundsOf(sample);
  if (known === null) return read;
  const low = Math.max(known.low, read.low);
  const high = Math.min(known.high, read.high);
  return low <= high ? { low, high } : read;
};

/** The middle of the bounds, the best estimate. */
export const middle = ({ low, high }: OffsetBounds): number => (low + high) / 2;
