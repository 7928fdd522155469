import type { CouponsView, ListedCoupon } from "@satang/headless/spin";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { PagedList } from "../pages/PagedList.tsx";
import { CouponRow } from "./CouponRow.tsx";

/** The coupons of the wheel, three on a page. */
export function CouponList({ coupons }: { readonly coupons: CouponsView }) {
  const { t } = useI18n();
  const { list } = coupons;
  return (
    <PagedList<ListedCoupon>
      pages={list}
      title={t("spin.coupons.title")}
      total={list.total === null ? null : t("spin.coupons.count", { count: list.total })}
      loading={t("spin.coupons.loading")}
      empty={{ title: t("spin.coupons.empty.title"), text: t("spin.coupons.empty.text") }}
    >
      {(coupon) => <CouponRow key={coupon.code} coupon={coupon} coupons={coupons} />}
    </PagedList>
  );
}
