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

/** @param timeZone IANA name; an unknown name throws a RangeError here, when the app starts. */
export function createDateFormatter(timeZone: string): DateFormatter {
  const format = new Intl.DateTimeFormat("en-GB-u-ca-gregory-nu-latn", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    hourCycle: "h23",
  });

  const show = (moment: Moment, pattern: string): string => {
    const epoch = epochOf(moment);
    if (epoch === undefined) return NO_MOMENT;
    const parts = new Map(format.formatToParts(epoch).map(({ type, value }) => [type, value]));
    return pattern.replace(
      /[a-z]+/gi,
      (name) => parts.get(name as Intl.DateTimeFormatPartTypes) ?? "",
    );
  };

  return {
    dateTime: (moment) => show(moment, "day/month/year hour:minute:second"),
    date: (moment) => show(moment, "day/month/year"),
    time: (moment) => show(moment, "hour:minute"),
  };
}
