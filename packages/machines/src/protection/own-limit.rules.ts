/** A looser limit takes effect this much later, ms (issue: tightened at once, loosened after a day). */
export const LOOSER_AFTER_MS = 86_400_000;

/** Server time in ms; `null` while only the device's clock is known, which the member can set. */
export type ServerNow = number | null;

/** A limit that members set for themselves, in the unit of its name; `null` is no limit. */
export type OwnLimit = {
  readonly value: number | null;
  /** A looser value that was asked for, and when it takes effect, server time in ms; `null` without one. */
  readonly next: { readonly value: number | null; readonly from: number } | null;
};

/** A limit that was never set. */
export const NO_LIMIT: OwnLimit = { value: null, next: null };

const isLooser = (wanted: number | null, current: number | null): boolean =>
  current !== null && (wanted === null || wanted > current);

/** Whether a value may be a limit: `null`, or a whole number above 0. */
export const isLimitValue = (value: unknown): value is number | null =>
  value === null || (Number.isSafeInteger(value) && (value as number) > 0);

/** The limit with a looser value in place once its time has come. Without server time it has not. */
export function settleLimit(limit: OwnLimit, now: ServerNow): OwnLimit {
  const { next } = limit;
  return next !== null && now !== null && now >= next.from
    ? { value: next.value, next: null }
    : limit;
}

/** The value that counts now. */
export const limitAt = (limit: OwnLimit, now: ServerNow): number | null =>
  settleLimit(limit, now).value;

/**
 * The limit after the member asked for another value. A tighter one counts at once and ends a looser one that waited; the
 * present one only ends what waited; a looser one waits for a day. Less than what already waits keeps its time.
 *
 * @param now server time, ms
 */
export function changeLimit(limit: OwnLimit, wanted: number | null, now: number): OwnLimit {
  const { value, next } = settleLimit(limit, now);
  if (!isLooser(wanted, value)) return { value: wanted, next: null };
  const keepsTime = next !== null && !isLooser(wanted, next.value);
  return { value, next: { value: wanted, from: keepsTime ? next.from : now + LOOSER_AFTER_MS } };
}

/** Effect of saving a value: none, at once, or `from` a moment, server time in ms. */
export type LimitEffect =
  | { readonly kind: "same" }
  | { readonly kind: "now" }
  | { readonly kind: "later"; readonly from: number };

/** Effect of saving a value now. `now` is server time in ms. */
export function limitEffect(limit: OwnLimit, wanted: number | null, now: number): LimitEffect {
  const settled = settleLimit(limit, now);
  const { value, next } = changeLimit(settled, wanted, now);
  if (next !== null) return { kind: "later", from: next.from };
  return { kind: value === settled.value && settled.next === null ? "same" : "now" };
}
