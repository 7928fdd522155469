import type { StatementEntry } from "@satang/headless/statement";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { wholeNumbers } from "../../text/whole-numbers.ts";
import * as styles from "./StatementFlow.css.ts";

/** Props of {@link RowTitle}. */
export type RowTitleProps = {
  readonly entry: StatementEntry;
  /** The title in words. */
  readonly title: string;
  /** Opens the receipt of the row; without it the title is text. */
  readonly onReceipt?: ((entry: StatementEntry) => void) | undefined;
};

/** The title of a row, which opens its receipt. */
export function RowTitle({ entry, title, onReceipt }: RowTitleProps) {
  const { t } = useI18n();
  if (!onReceipt) return wholeNumbers(title);
  return (
    <button
      type="button"
      className={styles.receipt}
      aria-label={t("receipt.of", { title })}
      onClick={() => onReceipt(entry)}
    >
      {wholeNumbers(title)}
    </button>
  );
}
