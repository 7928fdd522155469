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

/** `dd/MM/y HH:mm:ss` in parts. Creating one takes a phone longer than rendering a screen. */
const formatOf = (timeZone: string) =>
  new Intl.DateTimeFormat("en-GB", {
    timeZone,
    dateStyle: "short",
    timeStyle: "medium",
  });

/** @param timeZone IANA name; an unknown name throws a RangeError here, when the app starts. */
export function createDateFormatter(timeZone = SITE_TIME_ZONE): DateFormatter {
  // The zone of the service is known: its format waits for the first time that is shown.
  let format = timeZone === SITE_TIME_ZONE ? null : formatOf(timeZone);

  const show = (moment: Moment, pattern: string): string => {
    const epoch = epochOf(moment);
    if (epoch === undefined) return NO_MOMENT;
    format ??= formatOf(timeZone);
    const parts = format.formatToParts(epoch);
    return pattern.replace(
      /[a-z]+/g,
      (name) => parts.find(({ type }) => type === name)?.value ?? "",
    );
  };

  return {
    dateTime: (moment) => show(moment, "day/month/year hour:minute:second"),
    date: (moment) => show(moment, "day/month/year"),
    time: (moment) => show(moment, "hour:minute"),
  };
}
