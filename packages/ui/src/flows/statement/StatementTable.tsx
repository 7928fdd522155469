import { currencySign } from "@satang/core";
import type { StatementEntry, StatementView } from "@satang/headless/statement";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Card } from "../../primitives/Card/index.ts";
import { RelativeTime } from "../../primitives/RelativeTime/index.ts";
import { classNames } from "../../styles/class-names.ts";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import { StatusWord } from "../money/StatusWord.tsx";
import { DayHead } from "./DayHead.tsx";
import { RowTime } from "./RowTime.tsx";
import { RowTitle } from "./RowTitle.tsx";
import { amountTone, iconOf, iconTone, signText } from "./row-looks.ts";
import * as flow from "./StatementFlow.css.ts";
import * as styles from "./StatementTable.css.ts";
import { useRowTitle } from "./use-row-title.ts";

/** Props of {@link StatementTable}. */
export type StatementTableProps = {
  readonly statement: Pick<StatementView, "days" | "clock">;
  readonly onReceipt?: ((entry: StatementEntry) => void) | undefined;
  /** Row of the receipt next to the table; `null` where a receipt covers it. */
  readonly chosen: StatementEntry | null;
};

/** The rows of a page by day, as a table: for a wide screen. The rows of a member have one currency, which the head names. */
export function StatementTable({ statement, onReceipt, chosen }: StatementTableProps) {
  const { t, format } = useI18n();
  const titleOf = useRowTitle();
  const currency = currencySign(statement.days[0]?.entries[0]?.currency ?? "THB");
  return (
    <Card padding="none" elevation="raised">
      <table className={styles.table} data-part="table">
        <caption className={visuallyHidden}>{t("statement.title")}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              {t("statement.column.activity")}
            </th>
            <th scope="col" className={styles.head}>
              {t("statement.column.time")}
            </th>
            <th scope="col" className={styles.head}>
              {t("statement.column.status")}
            </th>
            <th scope="col" className={classNames(styles.head, styles.narrow, styles.end)}>
              {t("statement.column.amount", { currency })}
            </th>
          </tr>
        </thead>
        {statement.days.map((day) => (
          <tbody key={day.key}>
            <tr>
              <th scope="rowgroup" colSpan={4} className={styles.day}>
                <DayHead day={day} hasSign={false} />
              </th>
            </tr>
            {day.entries.map((entry) => {
              const Icon = iconOf(entry);
              const title = titleOf(entry);
              const isChosen = entry === chosen;
              return (
                <tr
                  key={entry.key}
                  className={classNames(
                    styles.row,
                    onReceipt && flow.pressable,
                    isChosen && styles.chosen,
                  )}
                  data-part="row"
                >
                  <th scope="row" className={styles.cell}>
                    <span className={styles.activity}>
                      <span
                        className={classNames(styles.icon, styles.iconTones[iconTone(entry)])}
                        aria-hidden="true"
                      >
                        <Icon size={18} />
                      </span>
                      <span className={styles.title}>
                        <RowTitle
                          entry={entry}
                          title={title}
                          onReceipt={onReceipt}
                          isChosen={isChosen}
                        />
                      </span>
                    </span>
                  </th>
                  <td className={classNames(styles.cell, styles.narrow)}>
                    <RowTime value={entry.createdAt} />
                    <RelativeTime
                      className={styles.age}
                      value={entry.createdAt}
                      now={statement.clock.now}
                    />
                  </td>
                  <td className={classNames(styles.cell, styles.narrow)}>
                    <StatusWord status={entry.status}>
                      {t(`common.status.${entry.status}`)}
                    </StatusWord>
                  </td>
                  <td className={classNames(styles.cell, styles.narrow, styles.end)}>
                    <span className={styles.amountTones[amountTone(entry)]} translate="no">
                      {`${signText(entry)}${format.money(entry.amount, entry.currency)}`}
                    </span>
                  </td>
                </tr>
              );
            })}
          </tbody>
        ))}
      </table>
    </Card>
  );
}
