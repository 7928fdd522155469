import { useI18n } from "@satang/ui";
import { memo } from "react";
import { config } from "../config/config.ts";
import styles from "./layout.module.css";
import { Preferences } from "./Preferences.tsx";

/** Language, theme and version below a member's page on a phone; on a wide screen they are in the navigation rail. */
export const PageFooter = memo(function PageFooter() {
  const { t } = useI18n();

  return (
    <footer className={styles.pageFooter}>
      <Preferences />
      <span>{t("app.version", { version: config.version })}</span>
    </footer>
  );
});
