import { useI18n } from "../../i18n/I18nProvider.tsx";
import { ChevronDownIcon } from "../../primitives/Icon/index.ts";
import * as styles from "./TransferFlow.css.ts";

/** Props of {@link TransferNone}. */
export type TransferNoneProps = {
  /** Whether this end is the next step of the form. */
  readonly isNext: boolean;
};

/** The slide that chooses no account: an empty place, which says how to choose when it is the next step. */
export function TransferNone({ isNext }: TransferNoneProps) {
  const { t } = useI18n();
  return (
    <span className={styles.slide} data-state={isNext ? "next" : undefined}>
      <span className={styles.emptyMark}>
        <ChevronDownIcon size={18} />
      </span>
      <span className={styles.account}>
        <span className={styles.accountName}>{t("transfer.none")}</span>
        {isNext && (
          <span className={styles.noneHint} aria-hidden="true">
            {t("transfer.noneHint")}
          </span>
        )}
      </span>
    </span>
  );
}
