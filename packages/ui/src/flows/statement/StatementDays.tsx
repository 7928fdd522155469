import type { StatementEntry, StatementView } from "@satang/headless/statement";
import { Card } from "../../primitives/Card/index.ts";
import { Heading } from "../../primitives/Heading/index.ts";
import { DayHead, useDayName } from "./DayHead.tsx";
import * as styles from "./StatementDays.css.ts";
import { StatementRows } from "./StatementRows.tsx";

/** Props of {@link StatementDays}. */
export type StatementDaysProps = {
  readonly statement: Pick<StatementView, "days" | "clock">;
  readonly onReceipt?: ((entry: StatementEntry) => void) | undefined;
};

/** The rows of a page by day, as lists: for a phone. */
export function StatementDays({ statement, onReceipt }: StatementDaysProps) {
  const nameOf = useDayName();
  return (
    <div className={styles.days}>
      {statement.days.map((day) => (
        <div key={day.key} className={styles.day}>
          <Heading level={2} size="body" className={styles.title}>
            <DayHead day={day} hasSign />
          </Heading>
          <Card padding="none" elevation="raised">
            <StatementRows
              entries={day.entries}
              label={nameOf(day)}
              now={statement.clock.now}
              onReceipt={onReceipt}
            />
          </Card>
        </div>
      ))}
    </div>
  );
}
