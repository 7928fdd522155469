import { satang, toBaht } from "@satang/core";
import { and, count, desc, eq, ne, sum } from "drizzle-orm";
import { hasActiveBonus } from "../bonus/active-bonus.ts";
import type { Handlers, MemberCall } from "../calls/call.ts";
import { forMember } from "../calls/define-handler.ts";
import { toSiteIso } from "../clock/site-time.rules.ts";
import { refund } from "../database/schema.ts";
import { refuse } from "../errors/refusal.ts";
import { picture } from "../media/pictures.rules.ts";
import { offsetOf, type PageRequest } from "../statement/page.rules.ts";
import { receiveRefund } from "./receive-refund.ts";

async function accrued({ tx, member }: MemberCall) {
  const [row] = await tx
    .select({ amount: sum(refund.amount) })
    .from(refund)
    .where(and(eq(refund.memberId, member.id), eq(refund.status, "accrued")));
  return satang(Number(row?.amount ?? 0));
}

async function check(call: MemberCall) {
  const amount = await accrued(call);
  return {
    result: amount > 0,
    bonus: await hasActiveBonus(call.tx, call.member.id),
    info: "<p>คืนยอดเสีย 5% ทุกวัน ขั้นต่ำมากกว่า 0 บาท</p>",
    refundAmount: toBaht(amount),
    refundSuccess: 60,
    refundFail: 40,
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

async function receive(call: MemberCall) {
  if (!call.settings.refundActive) throw refuse("REFUND_INACTIVE");
  return receiveRefund(call);
}

/** Refund of losses. */
export const refundHandlers = {
  refundList: forMember<PageRequest>(list),
  refundCheck: forMember(check),
  refundReceive: forMember(receive),
  refundAddWallet: forMember(receive),
  refundBanners: forMember(({ site }) => ({
    banners: [
      { image: picture(site, "banner-refund"), html: "<p>คืนยอดเสีย <strong>5%</strong></p>" },
    ],
  })),
} satisfies Handlers;
