import type { StatementEntry } from "@satang/headless/statement";
import { Fragment } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { List, ListItem } from "../../primitives/List/index.ts";
import { RelativeTime } from "../../primitives/RelativeTime/index.ts";
import { StatusWord } from "../money/StatusWord.tsx";
import { RowTime } from "./RowTime.tsx";
import { RowTitle } from "./RowTitle.tsx";
import { amountTone, iconOf, iconTone, signText } from "./row-looks.ts";
import * as styles from "./StatementFlow.css.ts";
import { useRowTitle } from "./use-row-title.ts";

/** Props of {@link StatementRows}. */
export interface StatementRowsProps {
  entries: readonly StatementEntry[];
  /** Returns the server time, ms, for the ages. */
  now: () => number;
  /** Accessible name of the list. @default the title of the statement */
  label?: string | undefined;
  /** `age` shows the time in the title only. @default "both" */
  times?: "both" | "age";
  /** Opens the receipt of a row; without it a row cannot be pressed. */
  onReceipt?: ((entry: StatementEntry) => void) | undefined;
}

/** The rows of a statement: each outcome is shown by sign, colour and word. */
export function StatementRows({
  entries,
  now,
  label,
  times = "both",
  onReceipt,
}: StatementRowsProps) {
  const { t, format } = useI18n();
  const titleOf = useRowTitle();
  return (
    <List label={label ?? t("statement.title")}>
      {entries.map((row) => {
        const Icon = iconOf(row);
        const age = <RelativeTime key="age" value={row.createdAt} now={now} />;
        return (
          <ListItem
            key={row.key}
            icon={<Icon size={20} />}
            iconTone={iconTone(row)}
            className={onReceipt && styles.pressable}
            title={<RowTitle entry={row} title={titleOf(row)} onReceipt={onReceipt} />}
            details={[
              times === "age" ? (
                age
              ) : (
                <Fragment key="times">
                  <RowTime value={row.createdAt} />
                  <span>{" · "}</span>
                  {age}
                </Fragment>
              ),
            ]}
            amount={`${signText(row)}${format.money(row.amount, row.currency)}`}
            amountTone={amountTone(row)}
            status={<StatusWord status={row.status}>{t(`common.status.${row.status}`)}</StatusWord>}
          />
        );
      })}
    </List>
  );
}
