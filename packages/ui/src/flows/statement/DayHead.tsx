import { currencySign } from "@satang/core";
import type { StatementDay, StatementEntry } from "@satang/headless/statement";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import * as styles from "./StatementDays.css.ts";

/** Returns the name of a day: `Today, 21/11/2026`. */
export function useDayName(): (day: Pick<StatementDay, "at" | "relative">) => string {
  const { t, format } = useI18n();
  return ({ at, relative }) => {
    const date = format.date(at);
    return relative ? `${t(`statement.day.${relative}`)} ${date}` : date;
  };
}

/** Props of {@link DayHead}. */
export type DayHeadProps = {
  readonly day: Pick<StatementDay, "at" | "relative" | "totals"> & {
    readonly entries: readonly Pick<StatementEntry, "currency">[];
  };
  /** Whether the sums have the sign of their currency; otherwise it is in the head of their column. */
  readonly hasSign: boolean;
};

/** A day, its date, and what it moved in and out. */
export function DayHead({ day, hasSign }: DayHeadProps) {
  const { t, format } = useI18n();
  const { at, relative, totals, entries } = day;
  const date = format.date(at);
  const currency = entries[0]?.currency ?? "THB";
  const sumOf = (direction: "+" | "\u2212", amount: NonNullable<typeof totals>["in"]) =>
    `${amount > 0 ? direction : ""}${hasSign ? currencySign(currency) : ""}${format.money(amount, currency)}`;
  return (
    <span className={styles.head} data-part="day">
      <span>
        {relative ? (
          <>
            <strong>{t(`statement.day.${relative}`)}</strong>{" "}
            <span className={styles.date} translate="no">
              {date}
            </span>
          </>
        ) : (
          <strong translate="no">{date}</strong>
        )}
      </span>
      {totals && (
        <span className={styles.totals} data-part="totals">
          <span>{`${t("statement.day.in")} `}</span>
          <span className={totals.in > 0 ? styles.moneyIn : undefined} translate="no">
            {sumOf("+", totals.in)}
          </span>
          <span>{` · ${t("statement.day.out")} `}</span>
          <span translate="no">{sumOf("\u2212", totals.out)}</span>
        </span>
      )}
    </span>
  );
}
