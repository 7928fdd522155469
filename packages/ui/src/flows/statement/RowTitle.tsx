import type { StatementEntry } from "@satang/headless/statement";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { useKeptOrder } from "../money/use-kept-order.ts";
import * as styles from "./StatementFlow.css.ts";

/** Props of {@link RowTitle}. */
export type RowTitleProps = {
  readonly entry: StatementEntry;
  /** The title in words. */
  readonly title: string;
  /** Opens the receipt of the row; without it the title is text. */
  readonly onReceipt?: ((entry: StatementEntry) => void) | undefined;
  /** Whether its receipt is shown next to the rows. @default false */
  readonly isChosen?: boolean;
};

/** The title of a row, which opens its receipt. */
export function RowTitle({ entry, title, onReceipt, isChosen = false }: RowTitleProps) {
  const { t } = useI18n();
  const kept = useKeptOrder();
  if (!onReceipt) return kept(title, entry);
  return (
    <button
      type="button"
      className={styles.receipt}
      aria-label={t("receipt.of", { title })}
      aria-current={isChosen || undefined}
      onClick={() => onReceipt(entry)}
    >
      {kept(title, entry)}
    </button>
  );
}
