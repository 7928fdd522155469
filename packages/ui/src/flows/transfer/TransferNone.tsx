import { useI18n } from "../../i18n/I18nProvider.tsx";
import { PlusIcon } from "../../primitives/Icon/index.ts";
import * as styles from "./TransferFlow.css.ts";

/** The slide that chooses no account: an empty place. */
export function TransferNone() {
  const { t } = useI18n();
  return (
    <span className={styles.slide}>
      <span className={styles.emptyMark}>
        <PlusIcon size={18} />
      </span>
      <span className={styles.noneName}>{t("transfer.none")}</span>
    </span>
  );
}
