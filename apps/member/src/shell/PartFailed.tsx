import { Button, Notice, useI18n } from "@satang/ui";
import styles from "./PartFailed.module.css";

/** In place of a part that broke or did not load. In the first chunk: it must not need another. */
export function PartFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useI18n();
  const retry = (
    <Button variant="outline" size="small" onClick={onRetry}>
      {t("common.action.retry")}
    </Button>
  );

  return (
    <div className={styles.place}>
      <Notice tone="critical" live="assertive" action={retry}>
        {t("app.crash.chunk")}
      </Notice>
    </div>
  );
}
