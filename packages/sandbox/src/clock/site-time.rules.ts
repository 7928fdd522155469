const BANGKOK_OFFSET_MS = 7 * 3_600_000;

/** Formats a moment as ISO 8601 with the site's offset, `2026-11-21T14:32:00.000+07:00`. */
export function toSiteIso(moment: Date): string {
  const shifted = new Date(moment.getTime() + BANGKOK_OFFSET_MS).toISOString();
  return `${shifted.slice(0, -1)}+07:00`;
}

/** The site's calendar day of a moment, as its first instant. */
export function startOfSiteDay(moment: Date): Date {
  const day = 86_400_000;
  const shifted = moment.getTime() + BANGKOK_OFFSET_MS;
  return new Date(Math.floor(shifted / day) * day - BANGKOK_OFFSET_MS);
}

/** The first instant of the site's week, Monday first. */
export function startOfSiteWeek(moment: Date): Date {
  const day = startOfSiteDay(moment);
  const weekday = new Date(day.getTime() + BANGKOK_OFFSET_MS).getUTCDay();
  return new Date(day.getTime() - ((weekday + 6) % 7) * 86_400_000);
}
