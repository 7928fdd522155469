const ISO_WITH_OFFSET = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/i;
const NUMERIC = /^\d+(\.\d+)?$/;

const YEAR_SECONDS = 31_536_000;
const EPOCH_SECONDS = { from: 1_000_000_000, to: 100_000_000_000 };
const EPOCH_MS = { from: 1_000_000_000_000, to: 100_000_000_000_000 };

const within = (value: number, { from, to }: { from: number; to: number }) =>
  value >= from && value < to;

const fromNumber = (value: number, now: number): number | null => {
  if (within(value, EPOCH_MS)) return value;
  if (within(value, EPOCH_SECONDS)) return value * 1000;
  return value >= 0 && value <= YEAR_SECONDS ? now + value * 1000 : null;
};

/**
 * When a QR expires, in ms of the epoch: ISO 8601 with offset, epoch seconds, epoch milliseconds or
 * seconds from `now` (server time in ms, when the reply arrived). `null` for any other value, which
 * is an error to show and never means "no expiry".
 */
export const parseExpireIn = (value: unknown, now: number): number | null => {
  if (typeof value === "number") return fromNumber(value, now);
  if (typeof value !== "string") return null;
  const text = value.trim();
  if (NUMERIC.test(text)) return fromNumber(Number(text), now);
  if (!ISO_WITH_OFFSET.test(text)) return null;
  const moment = Date.parse(text.replace(/([+-]\d{2})(\d{2})$/, "$1:$2"));
  return Number.isNaN(moment) ? null : moment;
};
