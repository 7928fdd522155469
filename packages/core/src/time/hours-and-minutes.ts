const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

/** Time that has passed, rounded down to whole minutes. `passed` and the result in ms. */
export const wholeMinutes = (passed: number): number => passed - (passed % MINUTE_MS);

/** Time that has passed in whole hours and minutes, rounded down. `passed` in ms. */
export function hoursAndMinutes(passed: number): { hours: number; minutes: number } {
  const total = Math.floor(Math.max(0, passed) / MINUTE_MS);
  return { hours: Math.floor(total / HOUR_MINUTES), minutes: total % HOUR_MINUTES };
}
