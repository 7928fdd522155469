import { useEffect, useState } from "react";
import { LazyModal } from "../flows/frame/LazyModal.tsx";
import { useI18n } from "../i18n/use-i18n.ts";
import { Button } from "../primitives/Button/index.ts";

/** Pause between two questions to the host, ms. */
const ASK_AGAIN_MS = 10_000;

/** Props of {@link HostUnreachable}. */
export type HostUnreachableProps = {
  readonly open: boolean;
  readonly onRetry: () => Promise<unknown>;
};

/**
 * Says that nothing can be shown because the host could not say who is signed in. The page below can be used; the host is
 * asked again when the page is shown, when the line is back, and regularly, also once the message was closed.
 */
export function HostUnreachable({ open, onRetry }: HostUnreachableProps) {
  const { t } = useI18n();
  const [isBusy, setBusy] = useState(false);
  const [isClosed, setClosed] = useState(false);
  if (!open && isClosed) setClosed(false);
  useEffect(() => {
    if (!open) return;
    const timer = setInterval(() => void onRetry(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [open, onRetry]);
  const retry = async () => {
    setBusy(true);
    await onRetry();
    setBusy(false);
  };
  return (
    <LazyModal
      open={open && !isClosed}
      onOpenChange={(next) => void (next || setClosed(true))}
      placement="center"
      size="small"
      role="alertdialog"
      dismiss="explicit"
      title={t("ui.emptyState.offline")}
      description={t("ui.emptyState.offlineText")}
      footer={
        <Button width="fill" loading={isBusy} onClick={() => void retry()}>
          {t("common.action.retry")}
        </Button>
      }
    />
  );
}
