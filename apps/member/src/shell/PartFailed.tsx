import { ErrorFace, useI18n } from "@satang/ui";

/** In place of a part that broke or did not load. */
export function PartFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useI18n();
  return <ErrorFace text={t("app.crash.chunk")} onRetry={onRetry} />;
}
