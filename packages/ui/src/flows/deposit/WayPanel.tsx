import type { DepositWay, QrDepositView } from "@satang/headless/deposit";
import { AccountPanel, type AccountPanelProps } from "./AccountPanel.tsx";
import { GiftLinkPanel, type GiftLinkPanelProps } from "./GiftLinkPanel.tsx";
import { QrPanel } from "./QrPanel.tsx";
import { WalletAccountPanel } from "./WalletAccountPanel.tsx";
import { WithinOwnLimit } from "./WithinOwnLimit.tsx";

/** Props of {@link WayPanel}. */
export type WayPanelProps = Pick<AccountPanelProps, "latinOnly" | "onSlip"> &
  Pick<GiftLinkPanelProps, "onDone" | "onReceipt" | "onPlay"> & {
    /** The number that a stored-value wallet is paid from; `null` when it is not known. */
    readonly ownPhoneNumber: string | null;
    readonly way: DepositWay;
    /** The QR deposit of the way; `null` when the way is not a QR. */
    readonly qr: QrDepositView | null;
  };

/** Panel in which the member uses the chosen way. */
export function WayPanel(props: WayPanelProps) {
  const { way, qr, ownPhoneNumber, latinOnly, onSlip, ...credit } = props;
  switch (way.kind) {
    case "account":
      return (
        <WithinOwnLimit>
          <AccountPanel account={way.account} latinOnly={latinOnly} onSlip={onSlip} />
        </WithinOwnLimit>
      );
    case "phoneNumber":
      return (
        <WithinOwnLimit>
          <WalletAccountPanel
            ownPhoneNumber={ownPhoneNumber}
            phoneNumber={way.phoneNumber}
            minimum={way.minimum}
            onSlip={onSlip}
          />
        </WithinOwnLimit>
      );
    case "giftLink":
      return <GiftLinkPanel {...credit} />;
    case "qr":
      return qr && <QrPanel {...credit} deposit={qr} payee={way.account.accountName} />;
  }
}
