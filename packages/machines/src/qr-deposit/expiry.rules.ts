const MS = 1_000;
const FIRST_EPOCH_MS = 1e12;
const FIRST_EPOCH_SECONDS = 1e9;
const WITH_OFFSET = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/i;

function fromNumber(value: number, now: number): number | null {
  if (!Number.isFinite(value) || value < 0) return null;
  if (value >= FIRST_EPOCH_MS) return value;
  return value >= FIRST_EPOCH_SECONDS ? value * MS : now + value * MS;
}

/**
 * Reads `expireIn` (decision 6): ISO 8601 with offset, epoch seconds, epoch ms or seconds from now.
 * @param now server time in ms
 * @returns server time in ms, or `null` for anything else, which is shown as an error
 */
export function readExpiry(expireIn: unknown, now: number): number | null {
  if (typeof expireIn === "number") return fromNumber(expireIn, now);
  if (typeof expireIn !== "string") return null;
  const text = expireIn.trim();
  if (/^\d+(\.\d+)?$/.test(text)) return fromNumber(Number(text), now);
  const moment = WITH_OFFSET.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(moment) ? null : moment;
}

/** Time left in ms, never below 0: always `expiresAt − now`, whatever timers did meanwhile. */
export function timeLeft(expiresAt: number, now: number): number {
  return Math.max(0, expiresAt - now);
}
