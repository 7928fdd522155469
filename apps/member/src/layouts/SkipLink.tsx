import { useI18n } from "@satang/ui";
import styles from "./layout.module.css";

/** A link past the menus for keyboard users; visible while it has the focus. */
export function SkipLink() {
  const { t } = useI18n();

  return (
    <a className={styles.skip} href="#main">
      {t("app.skipToContent")}
    </a>
  );
}
