import { css } from "satang-sheet:withdraw";
import { WithdrawFlow } from "../../flows/withdraw/index.ts";
import { ForMembers } from "./ForMembers.tsx";
import { askForReceipt } from "./receipt-action.ts";
import type { ViewProps } from "./view.types.ts";

export { css };

export function View({
  offers,
  onAction,
  latinOnly,
  pictureOrigins,
  watchWhileClosed,
  ...props
}: ViewProps) {
  return (
    <ForMembers>
      <WithdrawFlow {...props} onReceipt={askForReceipt({ offers, onAction })} />
    </ForMembers>
  );
}
