import { Spinner, useI18n } from "@satang/ui";
import styles from "./PartWaiting.module.css";

/** Shown while a part of the app loads; the spinner is hidden for the first 200 ms. */
export function PartWaiting({ over }: { over?: "page" | "screen" | undefined }) {
  const { t } = useI18n();

  return (
    <div data-part="part-waiting" className={styles.place} data-over={over}>
      <Spinner label={t("ui.loading")} />
    </div>
  );
}
