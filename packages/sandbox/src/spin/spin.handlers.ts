import { randomInt } from "node:crypto";
import { and, asc, count, eq, isNull } from "drizzle-orm";
import type { Handlers, MemberCall } from "../calls/call.ts";
import { forMember } from "../calls/define-handler.ts";
import { coupon, member as memberTable } from "../database/schema.ts";
import { type ErrorCode, errorTexts } from "../errors/error-texts.ts";
import { lockMember } from "../ledger/ledger.ts";
import { payPrize } from "./pay-prize.ts";
import { findSlice, sliceView, wheel } from "./wheel.data.ts";

const fail = (code: ErrorCode) => ({
  success: false,
  error: { code, message: errorTexts[code] },
});

async function coinsOf({ tx, member }: MemberCall): Promise<number> {
  const [row] = await tx
    .select({ coin: memberTable.coin })
    .from(memberTable)
    .where(eq(memberTable.id, member.id));
  return row?.coin ?? 0;
}

async function spin(call: MemberCall) {
  const { tx, member, now } = call;
  await lockMember(tx, member.id);
  const coins = await coinsOf(call);
  if (coins <= 0 || !call.settings.spinActive) return fail("NO_CLAIMABLE_COUPON");
  const slice = wheel.slices[randomInt(wheel.slices.length)] ?? wheel.slices[0];
  const remainingCoin = coins - 1;
  await tx.update(memberTable).set({ coin: remainingCoin }).where(eq(memberTable.id, member.id));
  if (slice.prize > 0) {
    await tx.insert(coupon).values({ memberId: member.id, sliceCode: slice.code, createdAt: now });
  }
  return { success: true, result: { code: slice.code, label: slice.label, remainingCoin } };
}

async function claim(call: MemberCall<{ coupon: string }>) {
  const { tx, member, body, now } = call;
  const slice = findSlice(body.coupon);
  if (slice === undefined) return fail("INVALID_PRIZE_CODE");
  await lockMember(tx, member.id);
  const [held] = await tx
    .select()
    .from(coupon)
    .where(
      and(
        eq(coupon.memberId, member.id),
        eq(coupon.sliceCode, slice.code),
        isNull(coupon.claimedAt),
      ),
    )
    .orderBy(asc(coupon.id))
    .limit(1);
  if (held === undefined) return fail("NO_CLAIMABLE_COUPON");
  await tx.update(coupon).set({ claimedAt: now }).where(eq(coupon.id, held.id));
  await payPrize(call, slice);
  return { success: true };
}

async function coupons({ tx, member }: MemberCall) {
  const rows = await tx
    .select({ code: coupon.sliceCode, amount: count() })
    .from(coupon)
    .where(and(eq(coupon.memberId, member.id), isNull(coupon.claimedAt)))
    .groupBy(coupon.sliceCode)
    .orderBy(asc(coupon.sliceCode));
  return rows.flatMap(({ code, amount }) => {
    const slice = findSlice(code);
    if (slice === undefined) return [];
    return [{ prize: { name: `เงินรางวัล ${slice.label} บาท`, slice: sliceView(slice) }, amount }];
  });
}

/** The prize wheel and its coupons. */
export const spinHandlers = {
  spinwheelSetup: forMember(async (call) => ({
    result: {
      activeSpinwheel: call.settings.spinActive
        ? { name: wheel.name, slice: wheel.slices.map(sliceView) }
        : null,
      userCoin: await coinsOf(call),
    },
  })),
  spinwheelSpin: forMember(spin),
  spinwheelCoupons: forMember(coupons),
  spinwheelClaimCoupon: forMember<{ coupon: string }>(claim),
  spinwheelActive: forMember(({ settings }) => ({ isActive: settings.spinActive })),
} satisfies Handlers;
