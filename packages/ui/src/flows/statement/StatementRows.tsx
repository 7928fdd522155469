import type { StatementView } from "@satang/headless/statement";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { DateTime } from "../../primitives/DateTime/index.ts";
import { List, ListRow } from "../../primitives/List/index.ts";
import { RelativeAge } from "../../primitives/RelativeAge/index.ts";
import { wholeNumbers } from "../whole-numbers.tsx";
import { amountTone, iconOf, iconTone, signText, statusTone } from "./row-looks.ts";
import { useRowTitle } from "./use-row-title.ts";

/** Props of {@link StatementRows}. */
export interface StatementRowsProps {
  rows: readonly StatementView[];
  /** The server's clock: ages are counted by it. */
  now: () => number;
  /** `age` leaves the moment to the title. @default "both" */
  times?: "both" | "age";
}

/** Sign, colour and word together tell what happened to the money. */
export function StatementRows({ rows, now, times = "both" }: StatementRowsProps) {
  const { t, format } = useI18n();
  const titleOf = useRowTitle();
  return (
    <List label={t("statement.title")}>
      {rows.map((row) => {
        const Icon = iconOf(row);
        const age = <RelativeAge key="age" value={row.createdAt} now={now} />;
        return (
          <ListRow
            key={row.key}
            icon={<Icon size={20} />}
            iconTone={iconTone(row)}
            title={wholeNumbers(titleOf(row))}
            details={
              times === "age" ? [age] : [<DateTime key="moment" value={row.createdAt} />, age]
            }
            amount={`${signText(row)}${format.money(row.amount)}`}
            amountTone={amountTone(row)}
            status={t(`common.status.${row.status}`)}
            statusTone={statusTone(row)}
          />
        );
      })}
    </List>
  );
}
