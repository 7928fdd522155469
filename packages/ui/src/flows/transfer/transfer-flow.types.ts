import type { ReceiptSource } from "@satang/headless/receipt";
import type { UseTransferOptions } from "@satang/headless/transfer";
import type { MoneyFlowProps } from "../money/use-outcomes.ts";

/** Props of {@link TransferFlow}. */
export type TransferFlowProps = MoneyFlowProps &
  Omit<UseTransferOptions, "onDone" | "onFailed"> & {
    /** Opens the receipt of a transfer from its alert; without it, the alert has no button for it. */
    readonly onReceipt?: ((source: ReceiptSource) => void) | undefined;
  };
