import type { StatementDay } from "@satang/headless/statement";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import * as styles from "./StatementDays.css.ts";

/** Returns the name of a day: `Today, 21/11/2026`. */
export function useDayName(): (day: StatementDay) => string {
  const { t, format } = useI18n();
  return ({ at, relative }) => {
    const date = format.date(at);
    return relative ? `${t(`statement.day.${relative}`)} ${date}` : date;
  };
}

/** A day, its date, and what it moved in and out. */
export function DayHead({ day }: { day: StatementDay }) {
  const { t, format } = useI18n();
  const { at, relative, totals, entries } = day;
  const date = format.date(at);
  const currency = entries[0]?.currency ?? "THB";
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
          <span>
            <span>{`${t("statement.day.in")} `}</span>
            <span className={totals.in > 0 ? styles.moneyIn : styles.none} translate="no">
              {`${totals.in > 0 ? "+" : ""}${format.money(totals.in, currency)}`}
            </span>
          </span>{" "}
          <span>
            <span>{`${t("statement.day.out")} `}</span>
            <span className={styles.none} translate="no">
              {`${totals.out > 0 ? "\u2212" : ""}${format.money(totals.out, currency)}`}
            </span>
          </span>
        </span>
      )}
    </span>
  );
}
