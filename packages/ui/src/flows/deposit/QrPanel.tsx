import { type QrProvider, useQrDeposit } from "@satang/headless/deposit";
import { useEffect, useRef } from "react";
import { QrContent, type QrContentProps } from "./QrContent.tsx";

/** Props of {@link QrPanel}. */
export type QrPanelProps = Pick<QrContentProps, "onDone"> & {
  readonly provider: QrProvider;
  /** Called with whether a QR is visible, so that the title of the sheet can say "scan". */
  readonly onShownChange: (isShown: boolean) => void;
  readonly onTransferred: () => void;
};

/** Deposit by QR with one provider. */
export function QrPanel({ provider, onShownChange, onTransferred, onDone }: QrPanelProps) {
  const deposit = useQrDeposit({ provider, onTransferred });
  const isShown = deposit.state === "awaitingPayment" || deposit.state === "cancelling";

  const tell = useRef(onShownChange);
  tell.current = onShownChange;
  useEffect(() => {
    tell.current(isShown);
    return () => tell.current(false);
  }, [isShown]);

  return <QrContent deposit={deposit} onDone={onDone} />;
}
