import { createParts, type RootProps } from "../parts/create-parts.tsx";
import type { PartProps } from "../parts/part.tsx";
import { readiness } from "../parts/part-state.rules.ts";
import type { AskedCoupon, CouponsView } from "./coupons.view.ts";
import { useCoupons } from "./use-coupons.ts";

/** Props of `Coupons.Root`; everything else goes to its `div`. */
export type CouponsRootProps = RootProps<"div", typeof useCoupons>;

/** Props of `Coupons.Claim`; everything else goes to its `button`. */
export type CouponsClaimProps = PartProps<"button"> & { readonly coupon: AskedCoupon };

const isAsked = ({ asked }: CouponsView) => asked !== null;

/** The coupons of the prize wheel in parts without styles and texts. */
export const Coupons = /* @__PURE__ */ createParts(
  "Coupons",
  useCoupons,
  ({ root, part, partWith }) => ({
    /** Holds the coupons for the parts below it. `data-state` is the state of the view. */
    Root: root("div", "coupons"),
    /** The button that asks about the claim of a coupon. `data-state` is `busy`, `ready` or `disabled`. */
    Claim: partWith(
      "button",
      "coupons-claim",
      (view, { coupon, ...rest }: CouponsClaimProps) => [view.getClaimProps(coupon), rest],
      {
        state: ({ claiming }, _, { coupon }) =>
          readiness(claiming === coupon.code, claiming !== null && claiming !== coupon.code),
      },
    ),
    /** The button that claims the coupon, rendered while the member is asked. `data-state` is the state of the view. */
    Confirm: part("button", "coupons-confirm", (view) => view.getConfirmProps(), { when: isAsked }),
    /** The button that ends the question, rendered while the member is asked. `data-state` is the state of the view. */
    Cancel: part("button", "coupons-cancel", (view) => view.getCancelProps(), { when: isAsked }),
  }),
);
