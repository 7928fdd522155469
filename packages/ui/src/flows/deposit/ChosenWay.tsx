import type { DepositWay, QrDepositView } from "@satang/headless/deposit";
import { QrPanel } from "./QrPanel.tsx";
import { WayPanel, type WayPanelProps } from "./WayPanel.tsx";

/** Props of {@link ChosenWay}. */
export type ChosenWayProps = Omit<WayPanelProps, "way"> & {
  readonly way: DepositWay;
  /** The QR deposit of the way; `null` when the way is not a QR. */
  readonly qr: QrDepositView | null;
};

/** What the member does with the chosen way. */
export function ChosenWay({ way, qr, ...props }: ChosenWayProps) {
  if (way.kind !== "qr") return <WayPanel {...props} way={way} />;
  if (qr === null) return null;
  const { onDone, onReceipt } = props;
  return (
    <QrPanel deposit={qr} payee={way.account.accountName} onDone={onDone} onReceipt={onReceipt} />
  );
}
