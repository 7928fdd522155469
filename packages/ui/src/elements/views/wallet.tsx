import { css } from "satang-sheet:wallet";
import { WalletPanel } from "../../flows/wallet/index.ts";
import { ForMembers } from "./ForMembers.tsx";
import type { ViewProps, WalletAction } from "./view.types.ts";

export { css };

export function View({ offers, onAction }: ViewProps) {
  const asking = (action: WalletAction) =>
    offers(action) ? () => onAction({ action }) : undefined;
  return (
    <ForMembers>
      <WalletPanel
        onDeposit={asking("deposit")}
        onWithdraw={asking("withdraw")}
        onTransfer={asking("transfer")}
      />
    </ForMembers>
  );
}
