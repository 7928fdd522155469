import type { ReceiptSource } from "@satang/headless/receipt";
import type { UseTransferOptions } from "@satang/headless/transfer";
import type { MoneyFlowProps } from "../money/use-outcomes.ts";

/** Props of {@link TransferFlow}. */
export type TransferFlowProps = MoneyFlowProps &
  Omit<UseTransferOptions, "onDone" | "onFailed"> & {
    /**
     * Opens a game that money was moved into, by its code, from the alert about it, for example with `usePlayGame`; it is
     * called within the press. Without it, the alert has no button for it. It is not offered during a break.
     */
    readonly onPlay?: ((code: string) => void) | undefined;
    /** Opens the receipt of a transfer from its alert; without it, the alert has no button for it. */
    readonly onReceipt?: ((source: ReceiptSource) => void) | undefined;
  };
