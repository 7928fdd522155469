import type { StatementEntry } from "@satang/headless/statement";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { DateTime } from "../../primitives/DateTime/index.ts";
import { List, ListItem } from "../../primitives/List/index.ts";
import { RelativeTime } from "../../primitives/RelativeTime/index.ts";
import { wholeNumbers } from "../../text/whole-numbers.tsx";
import { amountTone, iconOf, iconTone, signText, statusTone } from "./row-looks.ts";
import { useRowTitle } from "./use-row-title.ts";

/** Props of {@link StatementRows}. */
export interface StatementRowsProps {
  entries: readonly StatementEntry[];
  /** Returns the server time, ms, for the ages. */
  now: () => number;
  /** `age` shows the date and time in the title only. @default "both" */
  times?: "both" | "age";
}

/** The rows of a statement: each outcome is shown by sign, colour and word. */
export function StatementRows({ entries, now, times = "both" }: StatementRowsProps) {
  const { t, format } = useI18n();
  const titleOf = useRowTitle();
  return (
    <List label={t("statement.title")}>
      {entries.map((row) => {
        const Icon = iconOf(row);
        const age = <RelativeTime key="age" value={row.createdAt} now={now} />;
        return (
          <ListItem
            key={row.key}
            icon={<Icon size={20} />}
            iconTone={iconTone(row)}
            title={wholeNumbers(titleOf(row))}
            details={
              times === "age" ? [age] : [<DateTime key="moment" value={row.createdAt} />, age]
            }
            amount={`${signText(row)}${format.money(row.amount, row.currency)}`}
            amountTone={amountTone(row)}
            status={t(`common.status.${row.status}`)}
            statusTone={statusTone(row)}
          />
        );
      })}
    </List>
  );
}
