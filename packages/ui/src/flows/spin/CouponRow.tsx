import type { CouponsView, ListedCoupon } from "@satang/headless/spin";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import { wholeNumbers } from "../../text/whole-numbers.ts";
import { CouponStub } from "./CouponStub.tsx";
import * as styles from "./Coupons.css.ts";

/** Props of {@link CouponRow}. */
export type CouponRowProps = { readonly coupon: ListedCoupon; readonly coupons: CouponsView };

/** A coupon with its expiry, and its claim while it can be claimed. */
export function CouponRow({ coupon, coupons }: CouponRowProps) {
  const { t, format } = useI18n();
  const { name, count, expiresAt, isExpired } = coupon;
  return (
    <li className={styles.row} data-state={isExpired ? "expired" : "ready"}>
      <CouponStub coupon={coupon} isExpired={isExpired} />
      <span className={styles.words}>
        <span className={styles.name}>
          <span>{name}</span>
          {count > 1 && (
            <>
              {" "}
              <span className={styles.times} aria-hidden="true" translate="no">
                {t("spin.coupons.times", { count: format.count(count) })}
              </span>
              <VisuallyHidden>
                {t("spin.coupons.timesOf", { count: format.count(count) })}
              </VisuallyHidden>
            </>
          )}
        </span>
        {expiresAt && (
          <span className={styles.until}>
            {wholeNumbers(
              t(isExpired ? "spin.coupons.expired" : "spin.coupons.until", {
                date: format.date(expiresAt),
              }),
            )}
          </span>
        )}
      </span>
      {!isExpired && (
        <Button
          {...coupons.getClaimProps(coupon)}
          size="small"
          className={styles.claim}
          loading={coupons.claiming === coupon.code}
          aria-label={t("spin.coupons.claimOf", { name })}
        >
          {t("spin.coupons.claim")}
        </Button>
      )}
    </li>
  );
}
