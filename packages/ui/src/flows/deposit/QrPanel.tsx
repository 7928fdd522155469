import { useQrDeposit } from "@satang/headless/deposit";
import type { QrProvider } from "@satang/headless/money-action";
import { useEffect, useRef } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { Notice } from "../../primitives/Notice/index.ts";
import { FormSkeleton } from "../money-action/FormSkeleton.tsx";
import { LoadFailure } from "../money-action/LoadFailure.tsx";
import { QrCredited } from "./QrCredited.tsx";
import { QrEntry } from "./QrEntry.tsx";
import { QrShown } from "./QrShown.tsx";

/** Props of {@link QrPanel}. */
export type QrPanelProps = {
  readonly provider: QrProvider;
  /** Told whether a QR is on screen, so that the sheet can say "scan". */
  readonly onShownChange: (isShown: boolean) => void;
  readonly onTransferred: () => void;
  readonly onDone: () => void;
};

/** Deposit by QR with one provider: a face for every state of it. */
export function QrPanel({ provider, onShownChange, onTransferred, onDone }: QrPanelProps) {
  const { t } = useI18n();
  const deposit = useQrDeposit({ provider, onTransferred });
  const { state, error } = deposit;
  const isShown = state === "awaitingPayment" || state === "cancelling";

  const tell = useRef(onShownChange);
  tell.current = onShownChange;
  useEffect(() => {
    tell.current(isShown);
    return () => tell.current(false);
  }, [isShown]);

  switch (state) {
    case "loading":
    case "transferred":
      return <FormSkeleton />;
    case "loadFailed":
      return (
        <LoadFailure
          error={error ?? { kind: "raw", message: "", status: 0 }}
          onRetry={deposit.reload}
        />
      );
    case "entering":
    case "creating":
      return <QrEntry deposit={deposit} />;
    case "outcomeUnknown":
      return (
        <Notice
          tone="warning"
          live="assertive"
          title={t("deposit.qr.unknown.title")}
          action={
            <Button variant="outline" size="small" onClick={deposit.reload}>
              {t("deposit.qr.unknown.action")}
            </Button>
          }
        >
          {t("deposit.qr.unknown.text")}
        </Notice>
      );
    case "awaitingPayment":
    case "cancelling":
      return <QrShown deposit={deposit} />;
    case "credited":
      return <QrCredited deposit={deposit} onDone={onDone} />;
  }
}
