import type { Coupon } from "@satang/headless/spin";
import { classNames } from "../../styles/class-names.ts";
import * as styles from "./Coupons.css.ts";
import { useWorthWords } from "./use-worth-words.ts";

/** Props of {@link CouponStub}. */
export type CouponStubProps = {
  readonly coupon: Pick<Coupon, "label" | "fill" | "ink" | "worth">;
  readonly isExpired: boolean;
};

/** The part of a ticket that is torn off: the label and the colours of its slice. */
export function CouponStub({ coupon, isExpired }: CouponStubProps) {
  const { amountOf } = useWorthWords();
  return (
    <span
      className={classNames(styles.stub, isExpired && styles.stubExpired)}
      style={isExpired ? undefined : { background: coupon.fill, color: coupon.ink }}
      aria-hidden="true"
      data-part="coupon-stub"
    >
      {coupon.worth ? amountOf(coupon.worth) : coupon.label}
    </span>
  );
}
