import { SITE_UTC_OFFSET } from "@satang/core";
import { type Moment, NO_MOMENT } from "./moment.ts";

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

/** Day, month, year, hour, minute, second; none of a moment that is none. */
type DateDigits = readonly (string | undefined)[];

/** In the service's zone, which has no daylight saving time: preparing `Intl` takes a slow phone longer than rendering a screen. */
function siteDigits(epoch: number): DateDigits {
  // `null` for a moment that is none, and for the last hours that a Date can have.
  const json: string | null = new Date(epoch + SITE_UTC_OFFSET * 60_000).toJSON();
  const [year, month, day, ...time] = json?.match(/\d+/g) ?? [];
  return [day, month, year, ...time];
}

function digitsIn(timeZone: string): (epoch: number) => DateDigits {
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    dateStyle: "short",
    timeStyle: "medium",
  });
  return (epoch) => (Number.isFinite(epoch) && format.format(epoch).match(/\d+/g)) || [];
}

/** @param timeZone IANA name; an unknown name throws a RangeError here, when the app starts. */
export function createDateFormatter(timeZone = SITE_TIME_ZONE): DateFormatter {
  const digitsOf = timeZone === SITE_TIME_ZONE ? siteDigits : digitsIn(timeZone);

  const show = (moment: Moment, write: (digits: DateDigits) => string): string => {
    const digits = digitsOf(new Date(moment).getTime());
    return digits[0] ? write(digits) : NO_MOMENT;
  };

  const dateOf = ([day, month, year]: DateDigits) => `${day}/${month}/${year}`;
  const timeOf = ([, , , hour, minute]: DateDigits) => `${hour}:${minute}`;
  return {
    dateTime: (moment) =>
      show(moment, (digits) => `${dateOf(digits)} ${timeOf(digits)}:${digits[5]}`),
    date: (moment) => show(moment, dateOf),
    time: (moment) => show(moment, timeOf),
  };
}
