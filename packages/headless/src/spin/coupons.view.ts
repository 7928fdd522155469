import type { MoneyOperationView } from "../money/use-operation-view.ts";
import type { PagesView } from "../pages/pages.view.ts";
import type { ButtonProps } from "../parts/element-props.ts";
import type { ClaimCouponOrder } from "./claim-coupon.operation.ts";
import type { Coupon, ListedCoupon } from "./spin.rules.ts";
import type { SpinButtonProps } from "./spin.view.ts";

/** The part of a coupon that a claim asks about. */
export type AskedCoupon = Pick<Coupon, "code" | "name">;

/**
 * View that {@link useCoupons} returns: the coupons of the prize wheel and their claim, as state, values, actions and
 * prop getters.
 *
 * States: `ready`, `asking` (the member is asked to confirm), `submitting`, and `outcome`: `operation.outcome` is shown.
 */
export type CouponsView = {
  readonly state: "ready" | "asking" | "submitting" | "outcome";
  /** The coupons, three on a page (journey.txt §9). */
  readonly list: PagesView<ListedCoupon>;
  /** The coupon that the member is asked about; `null` when none. */
  readonly asked: AskedCoupon | null;
  /** Code of the coupon that is being claimed; `null` when none. */
  readonly claiming: string | null;
  /** The last claim: on its way, how it ended, or that it is not known yet. */
  readonly operation: MoneyOperationView<ClaimCouponOrder>;
  readonly actions: {
    /** Asks the member to confirm. Ignored while a coupon is being claimed. */
    readonly ask: (coupon: AskedCoupon) => void;
    /** Claims the coupon that the member was asked about. */
    readonly confirm: () => void;
    /** Ends the question. */
    readonly cancel: () => void;
    /** Call it when the member has read how it ended, or closes the view. */
    readonly close: () => void;
  };
  /** For the button that claims a coupon: it asks first. */
  readonly getClaimProps: (coupon: AskedCoupon) => SpinButtonProps;
  /** For the button that confirms. */
  readonly getConfirmProps: () => ButtonProps;
  /** For the button that ends the question. */
  readonly getCancelProps: () => ButtonProps;
};
