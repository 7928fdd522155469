import type { QrDepositView } from "@satang/headless/deposit";
import type { ReceiptSource } from "@satang/headless/receipt";
import { useEffect } from "react";
import { ReadFailure } from "../failures/ReadFailure.tsx";
import { lazyFadedRiver } from "../moment/faded-river.lazy.ts";
import { FormSkeleton } from "../money/FormSkeleton.tsx";
import { Credited } from "./Credited.tsx";
import { QrEntry } from "./QrEntry.tsx";
import { QrShown } from "./QrShown.tsx";
import { QrUnconfirmed } from "./QrUnconfirmed.tsx";

/** Props of {@link QrPanel}. */
export type QrPanelProps = {
  readonly deposit: QrDepositView;
  /** Who is paid, for the saved picture of the QR. */
  readonly payee?: string | undefined;
  /** Called when the member has paid, or has seen the credit. */
  readonly onDone: () => void;
  /** Opens the receipt of the credit; without it there is no button. */
  readonly onReceipt?: ((source: ReceiptSource) => void) | undefined;
  /** Leads to the games; without it there is no button. */
  readonly onPlay?: (() => void) | undefined;
};

/** Deposit by QR with one provider: what is shown in each state. */
export function QrPanel({ deposit, payee, onDone, onReceipt, onPlay }: QrPanelProps) {
  const { actions, isEntering, qr, readFailure, state } = deposit;
  // The drawing is wanted in the moment in which the money arrives.
  useEffect(() => void lazyFadedRiver.load(), []);
  if (readFailure) return <ReadFailure error={readFailure} onRetry={actions.reload} />;
  if (isEntering) return <QrEntry deposit={deposit} />;
  if (qr) return <QrShown deposit={deposit} qr={qr} payee={payee} onDone={onDone} />;
  if (state === "unconfirmed") return <QrUnconfirmed deposit={deposit} />;
  if (state === "credited")
    return (
      <Credited
        amount={deposit.credited}
        onDone={onDone}
        onAgain={actions.reload}
        onReceipt={onReceipt}
        onPlay={onPlay}
      />
    );
  return <FormSkeleton />;
}
