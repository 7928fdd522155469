import { css } from "satang-sheet:deposit";
import { DepositFlow } from "../../flows/deposit/index.ts";
import { ForMembers } from "./ForMembers.tsx";
import { askForReceipt } from "./receipt-action.ts";
import type { ViewProps } from "./view.types.ts";

export { css };

export function View({ offers, onAction, pictureOrigins, watchWhileClosed, ...props }: ViewProps) {
  return (
    <ForMembers>
      <DepositFlow
        {...props}
        onSlip={offers("slip") ? () => onAction({ action: "slip" }) : undefined}
        onReceipt={askForReceipt({ offers, onAction })}
      />
    </ForMembers>
  );
}
