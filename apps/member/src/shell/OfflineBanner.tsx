import { Alert, OfflineIcon, useI18n } from "@satang/ui";
import styles from "./OfflineBanner.module.css";
import { useOnline } from "./use-online.ts";

/** Shown while there is no connection. */
export function OfflineBanner() {
  const { t } = useI18n();
  const online = useOnline();
  if (online) return null;

  return (
    <div className={styles.banner}>
      <div className={styles.line}>
        <Alert tone="warning" live="polite" icon={<OfflineIcon size={18} />}>
          {t("app.offline.banner")}
        </Alert>
      </div>
    </div>
  );
}
