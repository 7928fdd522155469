import { hoursAndMinutes, satang } from "@satang/core";
import type { OwnLimitName } from "@satang/headless/protection";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { useMoneyFormat } from "../money/use-money-format.ts";

const DAYS_OF_WEEK = 7;

/** Times and limits of the protection in words. */
export function useProtectionWords() {
  const { t, format } = useI18n();
  const money = useMoneyFormat();
  /** `passed` in ms: `1 hour 2 minutes`. */
  const time = (passed: number): string => {
    const { hours, minutes } = hoursAndMinutes(passed);
    if (hours === 0) return t("protection.time.minutes", { count: minutes });
    if (minutes === 0) return t("protection.time.hours", { count: hours });
    return t("protection.time.hoursAndMinutes", { hours, minutes });
  };
  /** Length of a break: `3 days`, `2 weeks`. */
  const length = (days: number): string =>
    days % DAYS_OF_WEEK === 0
      ? t("protection.time.weeks", { count: days / DAYS_OF_WEEK })
      : t("protection.time.days", { count: days });
  /** Server time in ms: day and time. */
  const moment = (at: number): string =>
    t("protection.moment", { date: format.date(at), time: format.time(at) });
  /** A limit in its unit; `null` is no limit. */
  const limit = (name: OwnLimitName, value: number | null): string => {
    if (value === null) return t("protection.limits.none");
    return name === "time" ? time(value) : money.short(satang(value));
  };
  return { time, length, moment, limit };
}
