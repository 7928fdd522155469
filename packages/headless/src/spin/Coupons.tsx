import { createContext, forwardRef } from "react";
import { FlowRoot, type FlowRootProps } from "../parts/flow-root.tsx";
import { Part, type PartProps } from "../parts/part.tsx";
import { usePartContext } from "../parts/part-context.ts";
import { readiness } from "../parts/readiness.ts";
import type { AskedCoupon, CouponsView } from "./coupons.view.ts";
import { type UseCouponsOptions, useCoupons } from "./use-coupons.ts";

const CouponsContext = createContext<CouponsView | undefined>(undefined);
const useView = (part: string) => usePartContext(CouponsContext, `Coupons.${part}`, "Coupons.Root");

/** Props of `Coupons.Root`; everything else goes to its `div`. */
export type CouponsRootProps = FlowRootProps<"div", CouponsView, UseCouponsOptions>;

/** Holds the coupons for the parts below it. `data-state` is the state of the view. */
const Root = forwardRef<HTMLDivElement, CouponsRootProps>(function Root(props, ref) {
  return (
    <FlowRoot
      tag="div"
      named="coupons"
      context={CouponsContext}
      useFlow={useCoupons}
      {...props}
      ref={ref}
    />
  );
});

/** Props of `Coupons.Claim`; everything else goes to its `button`. */
export type CouponsClaimProps = PartProps<"button"> & { readonly coupon: AskedCoupon };

/** The button that asks about the claim of a coupon. `data-state` is `busy`, `ready` or `disabled`. */
const Claim = forwardRef<HTMLButtonElement, CouponsClaimProps>(function Claim(
  { coupon, ...props },
  ref,
) {
  const { claiming, getClaimProps } = useView("Claim");
  return (
    <Part
      tag="button"
      named="coupons-claim"
      state={readiness(claiming === coupon.code, claiming !== null && claiming !== coupon.code)}
      {...getClaimProps(coupon)}
      {...props}
      ref={ref}
    />
  );
});

/** The button that claims the coupon, rendered while the member is asked. `data-state` is the state of the view. */
const Confirm = forwardRef<HTMLButtonElement, PartProps<"button">>(function Confirm(props, ref) {
  const { state, asked, getConfirmProps } = useView("Confirm");
  if (!asked) return null;
  return (
    <Part
      tag="button"
      named="coupons-confirm"
      state={state}
      {...getConfirmProps()}
      {...props}
      ref={ref}
    />
  );
});

/** The button that ends the question, rendered while the member is asked. `data-state` is the state of the view. */
const Cancel = forwardRef<HTMLButtonElement, PartProps<"button">>(function Cancel(props, ref) {
  const { state, asked, getCancelProps } = useView("Cancel");
  if (!asked) return null;
  return (
    <Part
      tag="button"
      named="coupons-cancel"
      state={state}
      {...getCancelProps()}
      {...props}
      ref={ref}
    />
  );
});

/** The coupons of the prize wheel in parts without styles and texts. */
export const Coupons = { Root, Claim, Confirm, Cancel };
