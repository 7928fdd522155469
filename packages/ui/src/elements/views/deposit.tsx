import { css } from "satang-sheet:deposit";
import { DepositFlow } from "../../flows/deposit/index.ts";
import type { ViewProps } from "./view.types.ts";

export { css };

export function View({ offers, onAction, pictureOrigins, ...props }: ViewProps) {
  return (
    <DepositFlow
      {...props}
      onSlip={offers("slip") ? () => onAction({ action: "slip" }) : undefined}
      onReceipt={
        offers("receipt") ? (source) => onAction({ action: "receipt", source }) : undefined
      }
    />
  );
}
