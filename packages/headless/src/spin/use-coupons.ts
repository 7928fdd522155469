import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useMoneyOperation } from "../money/use-money-operation.ts";
import { type OperationCallbacks, toEndListener } from "../money/use-operation-end.ts";
import { countPages, rowsOfPage } from "../pages/pages.rules.ts";
import { toPagesView } from "../pages/to-pages-view.ts";
import { buttonProps } from "../parts/element-props.ts";
import { unwrap, useSatang } from "../provider/index.ts";
import {
  CLAIM_COUPON_LOCK,
  type ClaimCouponOrder,
  claimCouponOperation,
} from "./claim-coupon.operation.ts";
import type { AskedCoupon, CouponsView } from "./coupons.view.ts";
import { type ListedCoupon, toCoupons, toListedCoupons } from "./spin.rules.ts";

/** Options of {@link useCoupons}. */
export type UseCouponsOptions = OperationCallbacks<ClaimCouponOrder> & {
  /** `false` reads nothing. @default true */
  readonly enabled?: boolean | undefined;
};

/** Coupons of a page (journey.txt §9). */
const SIZE = 3;

/** The service sends all coupons at once. */
function useCouponPages(enabled: boolean) {
  const { client, clock, queryClient } = useSatang("useCoupons");
  const [wanted, changePage] = useState(1);
  const { data, error, isFetching, refetch } = useQuery(
    {
      queryKey: ["spin", "coupons"],
      enabled,
      queryFn: async ({ signal }) => toCoupons(unwrap(await client.spinwheel.coupons({ signal }))),
    },
    queryClient,
  );
  const coupons = toListedCoupons(data ?? [], clock.now());
  const pageCount = countPages(coupons.length, SIZE);
  // The last coupon of the last page may have been claimed.
  const page = Math.min(wanted, pageCount);
  return toPagesView<ListedCoupon>({
    isRead: data !== undefined,
    rows: rowsOfPage(coupons, page, SIZE),
    total: data ? coupons.length : null,
    page,
    pageCount: data ? pageCount : null,
    pageSize: SIZE,
    isReading: isFetching,
    isPageChanging: false,
    readFailure: error,
    changePage,
    retry: () => void refetch(),
  });
}

/**
 * The coupons of the prize wheel: lists them, and claims one after a question (journey.txt §5).
 * @throws Error outside `SatangProvider`.
 *
 * @example
 * const coupons = useCoupons();
 * coupons.list.rows.map((coupon) => <button {...coupons.getClaimProps(coupon)}>{coupon.name}</button>)
 */
export function useCoupons(options: UseCouponsOptions = {}): CouponsView {
  const { enabled = true } = options;
  const list = useCouponPages(enabled);
  const [asked, setAsked] = useState<AskedCoupon | null>(null);
  const operation = useMoneyOperation(claimCouponOperation, CLAIM_COUPON_LOCK, {
    onEnd: toEndListener(options),
  });
  const isSubmitting = operation.status === "submitting";

  const stateOf = (): CouponsView["state"] => {
    if (operation.outcome) return "outcome";
    if (isSubmitting) return "submitting";
    return asked ? "asking" : "ready";
  };
  const ask = (coupon: AskedCoupon) => {
    if (!isSubmitting) setAsked({ code: coupon.code, name: coupon.name });
  };
  const cancel = () => setAsked(null);
  const confirm = () => {
    if (asked) operation.submit({ code: asked.code });
    setAsked(null);
  };
  return {
    state: stateOf(),
    list,
    asked,
    claiming: isSubmitting ? (operation.order?.code ?? null) : null,
    operation,
    actions: { ask, confirm, cancel, close: operation.close },
    getClaimProps: (coupon) => buttonProps(() => ask(coupon), isSubmitting),
    getConfirmProps: () => ({ type: "button", onClick: confirm }),
    getCancelProps: () => ({ type: "button", onClick: cancel }),
  };
}
