import { css } from "satang-sheet:withdraw";
import { WithdrawFlow } from "../../flows/withdraw/index.ts";
import type { ViewProps } from "./view.types.ts";

export { css };

export function View({ offers, onAction, latinOnly, pictureOrigins, ...props }: ViewProps) {
  return (
    <WithdrawFlow
      {...props}
      onReceipt={
        offers("receipt") ? (source) => onAction({ action: "receipt", source }) : undefined
      }
    />
  );
}
