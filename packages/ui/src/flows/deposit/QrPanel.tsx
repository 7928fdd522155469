import { type QrProvider, useQrDeposit } from "@satang/headless/deposit";
import { useEffect, useRef } from "react";
import { QrFace, type QrFaceProps } from "./QrFace.tsx";

/** Props of {@link QrPanel}. */
export type QrPanelProps = Pick<QrFaceProps, "onDone"> & {
  readonly provider: QrProvider;
  /** Told whether a QR is on screen, so that the sheet can say "scan". */
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

  return <QrFace deposit={deposit} onDone={onDone} />;
}
