import type { Failure } from "@satang/core";
import type { MoneyOperationView } from "../money/use-operation-view.ts";
import type { PagesView } from "../pages/pages.view.ts";
import type { ButtonProps } from "../parts/element-props.ts";
import type { RefundOrder } from "./refund.operations.ts";
import type { ReceivedRefund, RefundCheck, RefundProblem } from "./refund.rules.ts";

/** The two ways to take a refund: the call that is made. */
export type RefundWay = "receive" | "addWallet";

/** Props of a button that takes the refund. It keeps the focus when nothing is left to take. */
export type RefundButtonProps = ButtonProps & {
  readonly "aria-disabled": true | undefined;
};

/**
 * View that {@link useRefund} returns: the refund that has accrued and those that were received, as state, values,
 * actions and prop getters. Spread the getters on elements, or use the parts of `Refund`.
 *
 * States:
 * - `loading`, `readFailed`: the refund is being checked, or could not be checked
 * - `ready`, `submitting`: refund and log; the refund is being taken
 * - `outcome`: `operation.outcome` is shown in place of them
 */
export type RefundView = {
  readonly state: "loading" | "readFailed" | "ready" | "submitting" | "outcome";
  /** The refund that has accrued; `null` until it was read. */
  readonly check: RefundCheck | null;
  /** A refund exists, and no bonus locks it (money.txt §4). */
  readonly canReceive: boolean;
  /** A refund exists. */
  readonly canAddWallet: boolean;
  /** The problem that is shown: a lock at once, a minimum (REFUND_MINIMUM) after a press; `null` without one. */
  readonly problem: RefundProblem | null;
  /** The refunds that were received, ten on a page. */
  readonly log: PagesView<ReceivedRefund>;
  /** The way that is under way; `null` when none is. */
  readonly submitting: RefundWay | null;
  /** The last time the refund was taken: on its way, how it ended, or that it is not known yet. */
  readonly operation: MoneyOperationView<RefundOrder>;
  /** Why the refund could not be checked; `null` when it could. */
  readonly readFailure: Failure | null;
  readonly actions: {
    /** Receives the refund. With an amount not above 0 it sends nothing, and shows that. */
    readonly receive: () => void;
    /** Adds the refund to the wallet. With an amount not above 0 it sends nothing, and shows that. */
    readonly addWallet: () => void;
    /** Checks again after a failure. */
    readonly retry: () => void;
    /** Call it when the view opens: refund and log are read again. */
    readonly refresh: () => void;
    /** Call it when the member has read how it ended, or closes the view. */
    readonly close: () => void;
  };
  /** For the button that receives the refund: disabled without one, and while a bonus locks it (money.txt §4). */
  readonly getReceiveProps: () => RefundButtonProps;
  /** For the button that adds the refund to the wallet: disabled without one. */
  readonly getAddWalletProps: () => RefundButtonProps;
  /** For the button that checks again after a failure. */
  readonly getRetryProps: () => ButtonProps & { readonly "aria-disabled": true | undefined };
};
