import type { QrDepositView } from "@satang/headless/deposit";
import { FormSkeleton } from "../money/FormSkeleton.tsx";
import { LoadFailure } from "../money/LoadFailure.tsx";
import { QrCredited } from "./QrCredited.tsx";
import { QrEntry } from "./QrEntry.tsx";
import { QrShown } from "./QrShown.tsx";
import { QrUnconfirmed } from "./QrUnconfirmed.tsx";
import { useSecondTap } from "./use-second-tap.ts";

/** Props of {@link QrFace}. */
export type QrFaceProps = {
  readonly deposit: QrDepositView;
  /** The member has seen the credit. */
  readonly onDone: () => void;
};

/** A face for every state of a QR deposit. */
export function QrFace({ deposit, onDone }: QrFaceProps) {
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
    case "unconfirmed":
      return <QrUnconfirmed deposit={deposit} />;
    case "awaitingPayment":
    case "cancelling":
      return <QrShown deposit={deposit} isSecondTap={tap.isSecond} />;
    case "credited":
      return <QrCredited deposit={deposit} onDone={onDone} />;
  }
}
