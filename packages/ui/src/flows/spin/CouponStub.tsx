import type { Coupon } from "@satang/headless/spin";
import * as styles from "./Coupons.css.ts";

/** Props of {@link CouponStub}. */
export type CouponStubProps = {
  readonly coupon: Pick<Coupon, "label" | "fill" | "ink">;
  readonly size: keyof typeof styles.stubs;
};

/** The part of a ticket that is torn off: the label and the colours of its slice. */
export function CouponStub({ coupon: { label, fill, ink }, size }: CouponStubProps) {
  return (
    <span
      className={styles.stubs[size]}
      style={{ background: fill, color: ink }}
      aria-hidden="true"
      data-part="coupon-stub"
    >
      {label}
    </span>
  );
}
