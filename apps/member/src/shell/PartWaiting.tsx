import { Spinner, useI18n } from "@satang/ui";
import styles from "./PartWaiting.module.css";

/** While a part of the app is on its way; the spinner stays unseen for 200 ms. */
export function PartWaiting({ over = "page" }: { over?: "page" | "screen" }) {
  const { t } = useI18n();

  return (
    <div className={over === "screen" ? styles.screen : styles.page}>
      <Spinner label={t("ui.loading")} />
    </div>
  );
}
