import { type Currency, countdown, minutesAndSeconds, type Satang } from "@satang/core";
import type { Translator } from "../translator/create-translator.ts";
import { ageOf } from "./age.ts";
import { createDateFormatter, type DateFormatter } from "./date.ts";
import { groupAccountNumber, groupPhone } from "./digits.ts";
import { epochOf, type Moment, NO_MOMENT } from "./moment.ts";
import { type MoneyParts, money, moneyParts, shortMoney } from "./money.ts";
import { count, percent } from "./number.ts";

/** Options of {@link createFormatter}. */
export type FormatterOptions = {
  /** IANA zone of all displayed times. @default "Asia/Bangkok" */
  readonly timeZone?: string;
};

/** Formats every number and time that a member sees (decisions 25–28). */
export interface Formatter extends DateFormatter {
  /** `1,234,567.50`; whole kip `1,234,567`. */
  money(amount: Satang, currency: Currency): string;
  /** `100` or `100.50`: decimals only where there are any. */
  shortMoney(amount: Satang, currency: Currency): string;
  /** `1,234,567.50 baht`, in the language. */
  moneyWithUnit(amount: Satang, currency: Currency): string;
  /** `100 baht`: a bound or a quick amount, in the language. */
  shortMoneyWithUnit(amount: Satang, currency: Currency): string;
  moneyParts(amount: Satang, currency: Currency): MoneyParts;
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

const UNITS = {
  THB: "common.money.baht",
  LAK: "common.money.kip",
} as const satisfies Record<Currency, string>;

/** Formatting in the translator's language; only the words differ between languages. */
export function createFormatter(t: Translator, options: FormatterOptions = {}): Formatter {
  const withUnit = (amount: string, currency: Currency) => t(UNITS[currency], { amount });

  return {
    ...createDateFormatter(options.timeZone),
    money,
    shortMoney,
    moneyParts,
    moneyWithUnit: (amount, currency) => withUnit(money(amount, currency), currency),
    shortMoneyWithUnit: (amount, currency) => withUnit(shortMoney(amount, currency), currency),
    count,
    percent,
    age: (moment, now) => age(t, moment, now),
    countdown,
    duration: (left) => duration(t, left),
    phone: groupPhone,
    accountNumber: groupAccountNumber,
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
