import { Spinner, useI18n } from "@satang/ui";
import styles from "./PartWaiting.module.css";

/** Shown while a part of the app loads; the spinner is hidden for the first 200 ms. */
export function PartWaiting({ over = "page" }: { over?: "page" | "screen" }) {
  const { t } = useI18n();

  return (
    <div data-part="part-waiting" className={over === "screen" ? styles.screen : styles.page}>
      <Spinner label={t("ui.loading")} />
    </div>
  );
}
