import type { Failure } from "@satang/core";
import type { ButtonProps } from "../parts/element-props.ts";
import type { Receipt } from "./receipt.types.ts";

/**
 * View that {@link useReceipt} returns, always with a receipt: it begins with what is known of the row or the order.
 *
 * States: `unsettled` while the service can still change it, and the statement is read while the view is in view; `settled`
 * when it is final; `readFailed` when the last reading failed.
 */
export type ReceiptView = {
  readonly state: "unsettled" | "settled" | "readFailed";
  readonly receipt: Receipt;
  /** Why the last reading failed; `null` when it did not. */
  readonly readFailure: Failure | null;
  readonly actions: {
    /** Reads the statement again. */
    readonly retry: () => void;
  };
  /** For the button that reads again after a failure. */
  readonly getRetryProps: () => ButtonProps;
};
