import { SITE_UTC_OFFSET } from "@satang/core";
import { epochOf, type Moment, NO_MOMENT } from "./moment.ts";

/** Absolute times in one zone, Gregorian, Latin digits, independent of the device. */
export type DateFormatter = {
  /** `21/11/2026 14:31:08`. */
  dateTime(moment: Moment): string;
  /** `21/11/2026`. */
  date(moment: Moment): string;
  /** `14:31`. */
  time(moment: Moment): string;
};

/** The time zone of the service, which defines its days (decision 27). */
export const SITE_TIME_ZONE = "Asia/Bangkok";

type DateParts = Partial<Record<string, string>>;

/** Of ISO 8601. */
const PARTS = /^(?<year>.+)-(?<month>..)-(?<day>..)T(?<hour>..):(?<minute>..):(?<second>..)/;

/**
 * The parts of a moment in the service's zone, which has no daylight saving time: preparing `Intl` for it takes a slow
 * phone longer than rendering a screen. `undefined` for the last hours that a Date can have.
 */
function siteParts(epoch: number): DateParts | undefined {
  const site = epochOf(epoch + SITE_UTC_OFFSET * 60_000);
  return site === undefined ? undefined : PARTS.exec(new Date(site).toISOString())?.groups;
}

function partsIn(timeZone: string): (epoch: number) => DateParts {
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    dateStyle: "short",
    timeStyle: "medium",
  });
  return (epoch) =>
    Object.fromEntries(format.formatToParts(epoch).map(({ type, value }) => [type, value]));
}

/** @param timeZone IANA name; an unknown name throws a RangeError here, when the app starts. */
export function createDateFormatter(timeZone = SITE_TIME_ZONE): DateFormatter {
  const partsOf = timeZone === SITE_TIME_ZONE ? siteParts : partsIn(timeZone);

  const show = (moment: Moment, pattern: string): string => {
    const epoch = epochOf(moment);
    const parts = epoch === undefined ? undefined : partsOf(epoch);
    if (!parts) return NO_MOMENT;
    return pattern.replace(/[a-z]+/g, (name) => parts[name] ?? "");
  };

  return {
    dateTime: (moment) => show(moment, "day/month/year hour:minute:second"),
    date: (moment) => show(moment, "day/month/year"),
    time: (moment) => show(moment, "hour:minute"),
  };
}
