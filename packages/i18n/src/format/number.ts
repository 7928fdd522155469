/** Shown for what is no number: never `NaN` on a member's screen. */
export const NO_NUMBER = "–";

/** Commas between thousands. */
export const group = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ",");

/** Whole things (coins, pages, rows), grouped: `12,480`. */
export function count(value: number): string {
  if (!Number.isFinite(value)) return NO_NUMBER;
  const whole = Math.trunc(value);
  return `${whole < 0 ? "-" : ""}${group(String(Math.abs(whole)))}`;
}

/** `15%`, `12.5%`: `value` is in percent, at most two decimals. */
export function percent(value: number): string {
  if (!Number.isFinite(value)) return NO_NUMBER;
  return `${Number(value.toFixed(2))}%`;
}
