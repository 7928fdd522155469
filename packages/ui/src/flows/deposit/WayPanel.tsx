import type { DepositWay } from "@satang/headless/deposit";
import { AccountPanel, type AccountPanelProps } from "./AccountPanel.tsx";
import { GiftLinkPanel, type GiftLinkPanelProps } from "./GiftLinkPanel.tsx";
import { WalletAccountPanel } from "./WalletAccountPanel.tsx";
import { WithinOwnLimit } from "./WithinOwnLimit.tsx";

/** Props of {@link WayPanel}. */
export type WayPanelProps = Pick<AccountPanelProps, "latinOnly" | "onSlip"> &
  Pick<GiftLinkPanelProps, "onDone" | "onReceipt"> & {
    /** The number that a stored-value wallet is paid from; `null` when it is not known. */
    readonly ownPhoneNumber: string | null;
    readonly way: Exclude<DepositWay, { readonly kind: "qr" }>;
  };

/** What the member does with the chosen way, other than a QR. */
export function WayPanel(props: WayPanelProps) {
  const { way, ownPhoneNumber, latinOnly, onSlip, onDone, onReceipt } = props;
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
      return <GiftLinkPanel onDone={onDone} onReceipt={onReceipt} />;
  }
}
