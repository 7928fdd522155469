import { useI18n } from "@satang/ui";
import styles from "./layout.module.css";

/** Past the menus, for who goes by keyboard; seen while focused. */
export function SkipLink() {
  const { t } = useI18n();

  return (
    <a className={styles.skip} href="#main">
      {t("app.skipToContent")}
    </a>
  );
}
