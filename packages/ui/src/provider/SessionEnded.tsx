import { useState } from "react";
import { LazyModal } from "../flows/frame/LazyModal.tsx";
import { useI18n } from "../i18n/use-i18n.ts";
import { Button } from "../primitives/Button/index.ts";

/** Props of {@link SessionEnded}. */
export type SessionEndedProps = {
  readonly open: boolean;
  /** Lets the member log in again, or looks whether they have. */
  readonly onLogin: () => Promise<unknown>;
  /** Closes it, for a log-in elsewhere on the page; without it, it stays until the member is signed in. */
  readonly onClose: (() => void) | undefined;
};

/** Says that the session has ended, over everything else. It closes when the member is signed in again. */
export function SessionEnded({ open, onLogin, onClose }: SessionEndedProps) {
  const { t } = useI18n();
  const [isBusy, setBusy] = useState(false);
  const login = async () => {
    setBusy(true);
    try {
      await onLogin();
    } finally {
      setBusy(false);
    }
  };
  return (
    <LazyModal
      open={open}
      onOpenChange={(next) => void (next || onClose?.())}
      placement="center"
      size="small"
      role="alertdialog"
      dismiss={onClose ? "explicit" : "none"}
      closeButton={onClose !== undefined}
      title={t("session.ended.title")}
      description={t("failures.sessionEnded")}
      footer={
        <Button width="fill" loading={isBusy} onClick={() => void login()}>
          {t(onClose ? "common.action.retry" : "session.submit")}
        </Button>
      }
    />
  );
}
