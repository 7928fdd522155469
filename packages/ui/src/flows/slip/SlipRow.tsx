import type { SlipEntry, SlipsView } from "@satang/headless/slip";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Money } from "../../primitives/Money/index.ts";
import { shortReference } from "../../text/short-reference.ts";
import { wholeNumbers } from "../../text/whole-numbers.ts";
import { StatusWord } from "../money/StatusWord.tsx";
import { RowTime } from "../statement/RowTime.tsx";
import * as styles from "./SlipRows.css.ts";
import { ViewSlip } from "./ViewSlip.tsx";

/** Props of {@link SlipRow}. */
export type SlipRowProps = { readonly slips: SlipsView; readonly entry: SlipEntry };

/** A slip: amount, status with its time and reason, and its picture. */
export function SlipRow({ slips, entry }: SlipRowProps) {
  const { t } = useI18n();
  const { amount, currency, createdAt, reason, reference, status } = entry;
  return (
    <li className={styles.row} data-part="slip">
      <span className={styles.paper} aria-hidden="true" />
      <span className={styles.words}>
        <span className={styles.amount}>
          {amount === null ? <span>-</span> : <Money amount={amount} currency={currency} />}
        </span>
        <span className={styles.facts}>
          <span className={styles.line}>
            <StatusWord status={status}>{t(`common.status.${status}`)}</StatusWord>{" "}
            <RowTime value={createdAt} />
          </span>
          {reason && <span>{`(${t(`slip.reason.${reason}`)})`}</span>}
          {reference && (
            <span>
              {wholeNumbers(t("slip.list.reference", { reference: shortReference(reference) }))}
            </span>
          )}
        </span>
      </span>
      <ViewSlip slips={slips} entry={entry} />
    </li>
  );
}
