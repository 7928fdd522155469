import type { Translator } from "../messages/create-translator.ts";
import { ageOf } from "./age.ts";
import { countdown, minutesAndSeconds } from "./countdown.ts";
import { createDateFormatter, type DateFormatter } from "./date.ts";
import { accountNumber, phone } from "./digits.ts";
import { epochOf, type Moment, NO_MOMENT } from "./moment.ts";
import {
  type Currency,
  count,
  type MoneyParts,
  money,
  moneyParts,
  percent,
  shortMoney,
} from "./money.ts";

/** The time zone of the service, which defines its days (decision 27). */
export const SITE_TIME_ZONE = "Asia/Bangkok";

export interface FormatterOptions {
  /** IANA zone of all displayed times. @default "Asia/Bangkok" */
  readonly timeZone?: string;
}

/** Formats every number and time that a member sees (decisions 25–28). */
export interface Formatter extends DateFormatter {
  /** `1,234,567.50`; amounts in baht (or kip). */
  money(amount: number): string;
  /** `100` or `100.50`: decimals only when they are not zero. */
  shortMoney(amount: number): string;
  /** `1,234,567.50 baht`, in the language. */
  moneyWithUnit(amount: number, currency?: Currency): string;
  /** `100 baht`: a bound or a quick amount, in the language. */
  shortMoneyWithUnit(amount: number, currency?: Currency): string;
  moneyParts(amount: number, currency?: Currency): MoneyParts;
  /** Grouped whole number. */
  count(value: number): string;
  /** `value` in percent: 15 → `15%`. */
  percent(value: number): string;
  /** `3 minutes ago`; show the absolute time in its title. */
  age(moment: Moment, now: Moment): string;
  /** Milliseconds left as `mm:ss`. */
  countdown(left: number): string;
  /** Milliseconds left as a screen reader announces it: `2 minutes 30 seconds`. */
  duration(left: number): string;
  /** `081 234 5678`. */
  phone(number: string): string;
  /** `123-456-7890`. */
  accountNumber(number: string): string;
}

/**
 * Creates the formatter of the translator's language; only the words differ between languages.
 * @example
 * const format = createFormatter(createTranslator("en", await loadLocale("en")));
 * format.dateTime("2026-11-21T14:31:08+07:00"); // "21/11/2026 14:31:08"
 */
export function createFormatter(t: Translator, options: FormatterOptions = {}): Formatter {
  const unit = (text: string, currency: Currency = "BAHT") =>
    t(currency === "LAK" ? "common.money.kip" : "common.money.baht", { amount: text });

  return {
    ...createDateFormatter(options.timeZone ?? SITE_TIME_ZONE),
    money,
    shortMoney,
    moneyParts,
    moneyWithUnit: (amount, currency) => unit(money(amount), currency),
    shortMoneyWithUnit: (amount, currency) => unit(shortMoney(amount), currency),
    count,
    percent,
    age: (moment, now) => age(t, moment, now),
    countdown,
    duration: (left) => duration(t, left),
    phone,
    accountNumber,
  };
}

function age(t: Translator, moment: Moment, now: Moment): string {
  const [then, today] = [epochOf(moment), epochOf(now)];
  if (then === undefined || today === undefined) return NO_MOMENT;
  const { unit, count: units } = ageOf(then, today);
  return units === 0 ? t("common.age.now") : t(`common.age.${unit}`, { count: units });
}

function duration(t: Translator, left: number): string {
  const { minutes, seconds } = minutesAndSeconds(left);
  if (minutes === 0) return t("common.duration.seconds", { count: seconds });
  if (seconds === 0) return t("common.duration.minutes", { count: minutes });
  return t("common.duration.minutesAndSeconds", { minutes, seconds });
}
