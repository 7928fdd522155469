import type { DepositWay } from "@satang/headless/deposit";
import { AccountPanel, type AccountPanelProps } from "./AccountPanel.tsx";
import { GiftLinkPanel, type GiftLinkPanelProps } from "./GiftLinkPanel.tsx";
import { WalletAccountPanel } from "./WalletAccountPanel.tsx";
import { WithinOwnLimit } from "./WithinOwnLimit.tsx";

/** Props of {@link WayPanel}. */
export type WayPanelProps = Pick<AccountPanelProps, "latinOnly" | "onSlip"> &
  Pick<GiftLinkPanelProps, "onDone" | "onReceipt"> & {
    readonly way: Exclude<DepositWay, { readonly kind: "qr" }>;
  };

/** What the member does with the chosen way, other than a QR. */
export function WayPanel({ way, latinOnly, onSlip, onDone, onReceipt }: WayPanelProps) {
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
          <WalletAccountPanel phoneNumber={way.phoneNumber} minimum={way.minimum} onSlip={onSlip} />
        </WithinOwnLimit>
      );
    case "giftLink":
      return <GiftLinkPanel onDone={onDone} onReceipt={onReceipt} />;
  }
}
