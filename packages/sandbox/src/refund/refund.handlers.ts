import { toBaht } from "@satang/core";
import { and, count, desc, eq, ne } from "drizzle-orm";
import { hasActiveBonus } from "../bonus/active-bonus.ts";
import { percentsOf } from "../bonus/share-of.rules.ts";
import type { Handlers, MemberCall } from "../calls/call.ts";
import { forMember } from "../calls/define-handler.ts";
import { toSiteIso } from "../clock/site-time.rules.ts";
import { refund } from "../database/schema.ts";
import { bannerList } from "../media/banner-list.ts";
import { offsetOf, type PageRequest } from "../statement/page.rules.ts";
import { sumRefunds } from "./accrued-refund.ts";
import { addRefundToWallet, receiveRefund } from "./receive-refund.ts";

async function check({ tx, member, settings }: MemberCall) {
  const { isAccrued, accrued, received } = await sumRefunds(tx, member.id);
  const { success, fail } = percentsOf(received, received + accrued);
  return {
    result: isAccrued,
    bonus: await hasActiveBonus(tx, member.id),
    info: settings.refundInfo,
    refundAmount: toBaht(accrued),
    refundSuccess: success,
    refundFail: fail,
  };
}

async function list({ tx, member, body }: MemberCall<PageRequest>) {
  const mine = and(eq(refund.memberId, member.id), ne(refund.status, "accrued"));
  const [counted] = await tx.select({ total: count() }).from(refund).where(mine);
  const rows = await tx
    .select()
    .from(refund)
    .where(mine)
    .orderBy(desc(refund.createdAt), desc(refund.id))
    .limit(body.limit)
    .offset(offsetOf(body));
  return {
    total: counted?.total ?? 0,
    refunds: rows.map(({ amount, createdAt }) => ({
      refundAmount: toBaht(amount),
      createdAt: toSiteIso(createdAt),
    })),
  };
}

/** Refund of losses. */
export const refundHandlers = {
  refundList: forMember<PageRequest>(list),
  refundCheck: forMember(check),
  refundReceive: forMember(receiveRefund),
  refundAddWallet: forMember(addRefundToWallet),
  refundBanners: forMember(({ site, settings }) => ({
    banners: bannerList(site, settings.refundBanners),
  })),
} satisfies Handlers;
