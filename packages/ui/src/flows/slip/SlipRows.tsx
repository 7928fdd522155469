import type { SlipsView } from "@satang/headless/slip";
import { Card } from "../../primitives/Card/index.ts";
import { Heading } from "../../primitives/Heading/index.ts";
import { DayHead, useDayName } from "../statement/DayHead.tsx";
import { SlipRow } from "./SlipRow.tsx";
import * as styles from "./SlipRows.css.ts";
import { groupSlips } from "./slip-days.rules.ts";

/** Props of {@link SlipRows}. */
export type SlipRowsProps = { readonly slips: SlipsView };

/** A page of slips by day, as the rows of a statement. */
export function SlipRows({ slips }: SlipRowsProps) {
  const nameOf = useDayName();
  return (
    <div {...slips.getListProps()} className={styles.days}>
      {groupSlips(slips.entries, slips.readAt).map((day) => (
        <div key={day.key} className={styles.day}>
          <Heading level={4} size="body" className={styles.dayHead}>
            <DayHead day={{ ...day, totals: null }} hasSign />
          </Heading>
          <Card padding="none" elevation="raised">
            <ul aria-label={nameOf(day)}>
              {day.entries.map((entry) => (
                <SlipRow key={entry.key} slips={slips} entry={entry} />
              ))}
            </ul>
          </Card>
        </div>
      ))}
    </div>
  );
}
