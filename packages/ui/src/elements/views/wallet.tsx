import { css } from "satang-sheet:wallet";
import { WalletPanel } from "../../flows/wallet/index.ts";
import type { ViewProps } from "./view.types.ts";

export { css };

export function View({ onAction }: ViewProps) {
  return (
    <WalletPanel
      onDeposit={() => onAction({ action: "deposit" })}
      onWithdraw={() => onAction({ action: "withdraw" })}
      onTransfer={() => onAction({ action: "transfer" })}
    />
  );
}
