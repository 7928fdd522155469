import type { SlipEntry, SlipsView } from "@satang/headless/slip";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { DateTime } from "../../primitives/DateTime/index.ts";
import { Link } from "../../primitives/Link/index.ts";
import { NewTabHint } from "../../primitives/Link/NewTabHint.tsx";
import { StatusPill } from "../../primitives/StatusPill/index.ts";
import { Table, type TableColumn } from "../../primitives/Table/index.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import { shortReference } from "../../text/short-reference.ts";
import { wholeNumbers } from "../../text/whole-numbers.ts";
import * as styles from "./SlipFlow.css.ts";

const TONES = { processing: "warning", success: "positive", failed: "critical" } as const;

/** Props of {@link SlipTable}. */
export type SlipTableProps = { readonly slips: SlipsView };

/** A page of slips: date with the reference, status with its reason, amount, and below it the picture. */
export function SlipTable({ slips }: SlipTableProps) {
  const { t, format } = useI18n();
  const pictureOf = (entry: SlipEntry) => {
    const time = format.dateTime(entry.createdAt);
    // As text and not as a label: a label would hide the announcement of the new tab.
    const name = (
      <>
        <span>{t("slip.list.view")}</span>
        <VisuallyHidden>{wholeNumbers(` ${t("slip.list.viewOf", { time })}`)}</VisuallyHidden>
      </>
    );
    const link = slips.getPictureProps(entry);
    if (link) {
      return (
        <Link {...link} variant="standalone">
          {name}
        </Link>
      );
    }
    const button = slips.getOpenProps(entry);
    if (!button) return null;
    return (
      <button {...button} className={styles.view}>
        <span>
          {name}
          <NewTabHint />
        </span>
      </button>
    );
  };
  const columns: readonly TableColumn<SlipEntry>[] = [
    {
      id: "date",
      header: t("slip.list.date"),
      cell: ({ createdAt, reference }) => (
        <span className={styles.cell}>
          <DateTime value={createdAt} />
          {reference && (
            <span className={styles.note}>
              {wholeNumbers(t("slip.list.reference", { reference: shortReference(reference) }))}
            </span>
          )}
        </span>
      ),
    },
    {
      id: "status",
      header: t("slip.list.status"),
      cell: ({ status, reason }) => (
        <span className={styles.cell}>
          <StatusPill tone={TONES[status]} className={styles.status}>
            {t(`common.status.${status}`)}
          </StatusPill>
          {reason && <span className={styles.note}>{`(${t(`slip.reason.${reason}`)})`}</span>}
        </span>
      ),
    },
    {
      id: "amount",
      header: t("slip.list.amount"),
      kind: "money",
      cell: (entry) => (
        <span className={styles.amountCell}>
          <span translate="no">
            {entry.amount === null ? "-" : format.money(entry.amount, entry.currency)}
          </span>
          {pictureOf(entry)}
        </span>
      ),
    },
  ];
  return (
    <div {...slips.getListProps()}>
      <Table
        caption={t("slip.list.title")}
        columns={columns}
        rows={slips.entries}
        rowKey={({ key }) => key}
      />
    </div>
  );
}
