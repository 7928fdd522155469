import type { QrDepositView } from "@satang/headless/deposit";
import { ReadFailure } from "../failures/ReadFailure.tsx";
import { FormSkeleton } from "../money/FormSkeleton.tsx";
import { QrCredited } from "./QrCredited.tsx";
import { QrEntry } from "./QrEntry.tsx";
import { QrShown } from "./QrShown.tsx";
import { QrUnconfirmed } from "./QrUnconfirmed.tsx";
import { useSecondTap } from "./use-second-tap.ts";

/** Props of {@link QrContent}. */
export type QrContentProps = {
  readonly deposit: QrDepositView;
  /** Called when the member has seen the credit. */
  readonly onDone: () => void;
};

/** Renders the current state of a QR deposit. */
export function QrContent({ deposit, onDone }: QrContentProps) {
  const { state, error } = deposit;
  const tap = useSecondTap();
  switch (state) {
    case "loading":
    case "transferred":
      return <FormSkeleton />;
    case "readFailed":
      return (
        <ReadFailure
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
