const SECOND_MS = 1_000;
const MINUTE_S = 60;

/** Milliseconds until a moment; 0 once it has passed. */
export const timeLeft = (expiresAt: number, now: number): number => Math.max(0, expiresAt - now);

/** Whole seconds left, rounded up, so that 0 means that the time is over. `left` in ms. */
export const secondsLeft = (left: number): number =>
  Math.max(0, Math.ceil((Number.isFinite(left) ? left : 0) / SECOND_MS));

/** Milliseconds until the shown second changes. `left` in ms. */
export const untilNextSecond = (left: number): number => left % SECOND_MS || SECOND_MS;

/** Time left in whole minutes and seconds, rounded up. `left` in ms. */
export function minutesAndSeconds(left: number): { minutes: number; seconds: number } {
  const total = secondsLeft(left);
  return { minutes: Math.floor(total / MINUTE_S), seconds: total % MINUTE_S };
}

/**
 * Time left as `mm:ss`, rounded up, so that `00:00` appears when it is over and not a second
 * before. An hour or more is shown in minutes: `75:00`.
 * @param left ms
 */
export function countdown(left: number): string {
  const { minutes, seconds } = minutesAndSeconds(left);
  const pad = (value: number) => String(value).padStart(2, "0");
  return `${pad(minutes)}:${pad(seconds)}`;
}
