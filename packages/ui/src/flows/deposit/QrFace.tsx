import type { QrDepositView } from "@satang/headless/deposit";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { Notice } from "../../primitives/Notice/index.ts";
import { FormSkeleton } from "../money-action/FormSkeleton.tsx";
import { LoadFailure } from "../money-action/LoadFailure.tsx";
import { QrCredited } from "./QrCredited.tsx";
import { QrEntry } from "./QrEntry.tsx";
import { QrShown } from "./QrShown.tsx";
import { useSecondTap } from "./use-second-tap.ts";

/** Props of {@link QrFace}. */
export type QrFaceProps = {
  readonly deposit: QrDepositView;
  /** The member has seen the credit. */
  readonly onDone: () => void;
};

/** A face for every state of a QR deposit. */
export function QrFace({ deposit, onDone }: QrFaceProps) {
  const { t } = useI18n();
  const { state, error } = deposit;
  const tap = useSecondTap();
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
      return <QrEntry deposit={deposit} onCreate={tap.onFirst} />;
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
      return <QrShown deposit={deposit} isSecondTap={tap.isSecond} />;
    case "credited":
      return <QrCredited deposit={deposit} onDone={onDone} />;
  }
}
