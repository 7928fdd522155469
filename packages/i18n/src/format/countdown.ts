/**
 * Time left as `mm:ss`, rounded up so that `00:00` appears at the end and not a second before.
 * From one hour on, minutes are counted further: `75:00`.
 *
 * @param left milliseconds; what is past shows `00:00`.
 */
export function countdown(left: number): string {
  const { minutes, seconds } = minutesAndSeconds(left);
  return `${pad(minutes)}:${pad(seconds)}`;
}

/** Time left in whole minutes and seconds, rounded up. */
export function minutesAndSeconds(left: number): { minutes: number; seconds: number } {
  const total = Math.max(0, Math.ceil((Number.isFinite(left) ? left : 0) / 1000));
  return { minutes: Math.floor(total / 60), seconds: total % 60 };
}

function pad(value: number): string {
  return String(value).padStart(2, "0");
}
