import { useI18n } from "@satang/ui";
import type { ReactNode } from "react";
import styles from "./OfflineBanner.module.css";
import { useOnline } from "./use-online.ts";

/**
 * Shown while there is no connection.
 * @param children what is added to it, as the time of the balance
 */
export function OfflineBanner({ children }: { readonly children?: ReactNode }) {
  const { t } = useI18n();
  const online = useOnline();
  if (online) return null;

  return (
    <div className={styles.line}>
      <p className={styles.pill} role="status" data-part="offline">
        <span className={styles.dot} aria-hidden="true" />
        <span>
          <span>{t("app.offline.banner")}</span>
          {children}
        </span>
      </p>
    </div>
  );
}
