import { Alert, Button, useI18n } from "@satang/ui";
import styles from "./PartFailed.module.css";

/** Shown instead of a part that failed or did not load. In the first chunk, because it must not need another one. */
export function PartFailed({
  over,
  onRetry,
}: {
  over?: "page" | "screen" | undefined;
  onRetry: () => void;
}) {
  const { t } = useI18n();
  const retryInMain = () => {
    // The button that has the focus is removed with this message.
    document.querySelector("main")?.focus({ preventScroll: true });
    onRetry();
  };
  const retry = (
    <Button variant="outline" size="small" onClick={retryInMain}>
      {t("common.action.retry")}
    </Button>
  );

  return (
    <div className={styles.place} data-over={over}>
      <Alert tone="critical" live="assertive" action={retry}>
        {t("app.crash.chunk")}
      </Alert>
    </div>
  );
}
