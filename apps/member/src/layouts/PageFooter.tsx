import { useI18n } from "@satang/ui";
import { config } from "../config.ts";
import styles from "./layout.module.css";
import { Preferences } from "./Preferences.tsx";

/** Below a member's page on a phone: language, theme and version; the side rail has them elsewhere. */
export function PageFooter() {
  const { t } = useI18n();

  return (
    <footer className={styles.pageFooter}>
      <Preferences />
      <span>{t("app.version", { version: config.version })}</span>
    </footer>
  );
}
