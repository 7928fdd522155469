import type { ReceiptSource } from "@satang/headless/receipt";
import type { MoneyFlowProps } from "../money/use-outcomes.ts";

/** Props of {@link WithdrawFlow}. */
export type WithdrawFlowProps = MoneyFlowProps & {
  /** Called with the receipt of an accepted withdrawal: show it. Without it, a toast says that it was accepted. */
  readonly onReceipt?: ((source: ReceiptSource) => void) | undefined;
};
