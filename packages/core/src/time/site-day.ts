const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** How far the time of Thailand and Laos is ahead of UTC, in minutes. */
export const SITE_UTC_OFFSET = 420;

/** The first instant of a moment's calendar day. Moments in ms, the offset from UTC in minutes. */
export function startOfDay(moment: number, utcOffset = SITE_UTC_OFFSET): number {
  const shift = utcOffset * MINUTE_MS;
  return Math.floor((moment + shift) / DAY_MS) * DAY_MS - shift;
}

/** The first instant of a moment's calendar week, Monday first (decision 35). */
export function startOfWeek(moment: number, utcOffset = SITE_UTC_OFFSET): number {
  const day = startOfDay(moment, utcOffset);
  const weekday = new Date(day + utcOffset * MINUTE_MS).getUTCDay();
  return day - ((weekday + 6) % 7) * DAY_MS;
}
