import { SITE_UTC_OFFSET } from "@satang/core";

const BANGKOK_OFFSET_MS = SITE_UTC_OFFSET * 60_000;

/** Formats a moment as ISO 8601 with the site's offset, `2026-11-21T14:32:00.000+07:00`. */
export function toSiteIso(moment: Date): string {
  const shifted = new Date(moment.getTime() + BANGKOK_OFFSET_MS).toISOString();
  return `${shifted.slice(0, -1)}+07:00`;
}

/** The time of day on the site, `HH:mm`. */
export const siteTimeOfDay = (moment: Date): string => toSiteIso(moment).slice(11, 16);
