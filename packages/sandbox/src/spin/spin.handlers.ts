import { randomInt } from "node:crypto";
import { count, eq } from "drizzle-orm";
import { hasActiveBonus } from "../bonus/active-bonus.ts";
import type { Handlers, MemberCall } from "../calls/call.ts";
import { forMember } from "../calls/define-handler.ts";
import { toSiteIso } from "../clock/site-time.rules.ts";
import { coupon, member as memberTable, spin as spinTable } from "../database/schema.ts";
import { type ErrorCode, errorTexts } from "../errors/error-texts.ts";
import { lockMember } from "../ledger/ledger.ts";
import type { PrizeKind, Slice } from "../prize/slice.types.ts";
import { type Coupon, giveCoupon, isValid, openCoupons } from "./coupons.ts";
import { drawSlice, seededChance } from "./draw.rules.ts";
import { payPrize } from "./pay-prize.ts";

const fail = (code: ErrorCode) => ({
  success: false,
  error: { code, message: errorTexts[code] },
});

const descriptions: Readonly<Record<PrizeKind, string>> = {
  cash: "เข้ากระเป๋า ไม่มีเงื่อนไขเทิร์น",
  bonus: "เข้ากระเป๋า มีเงื่อนไขเทิร์น",
  none: "รอบนี้ยังไม่ได้รางวัล",
};

/** A slice as the replies show it. */
function sliceView({ code, label, bgColor, textColor, kind, prize }: Slice) {
  const htmlDescription = `<p>${descriptions[kind]}</p>`;
  const paid = kind === "none" ? null : { kind, amount: prize };
  return { code, label, bgColor, textColor, htmlDescription, prize: paid };
}

async function coinsOf({ tx, member }: MemberCall): Promise<number> {
  const [row] = await tx
    .select({ coin: memberTable.coin })
    .from(memberTable)
    .where(eq(memberTable.id, member.id));
  return row?.coin ?? 0;
}

/** By chance, or by the seed of the settings. */
async function chanceOf({ tx, member, settings }: MemberCall): Promise<number> {
  if (settings.spinSeed === "") return randomInt(2 ** 47) / 2 ** 47;
  const [spins] = await tx
    .select({ made: count() })
    .from(spinTable)
    .where(eq(spinTable.memberId, member.id));
  return seededChance(settings.spinSeed, member.phone, spins?.made ?? 0);
}

async function spin(call: MemberCall) {
  const { tx, member, now, settings } = call;
  await lockMember(tx, member.id);
  const coins = await coinsOf(call);
  if (coins <= 0 || !settings.spinActive) return fail("NO_CLAIMABLE_COUPON");
  const slice = drawSlice(settings.wheelSlices, await chanceOf(call));
  if (slice === undefined) return fail("INVALID_PRIZE_CODE");
  const { code, label, kind } = slice;
  const remainingCoin = coins - 1;
  await tx.update(memberTable).set({ coin: remainingCoin }).where(eq(memberTable.id, member.id));
  await tx.insert(spinTable).values({ memberId: member.id, sliceCode: code, createdAt: now });
  if (kind === "none") {
    return { success: true, result: { code, label, remainingCoin, coupon: null } };
  }
  const expiresAt = await giveCoupon(tx, member.id, slice, settings.couponDays, now);
  const won = { name: slice.name, expiresAt: toSiteIso(expiresAt) };
  return { success: true, result: { code, label, remainingCoin, coupon: won } };
}

/** The coupon of a code that is claimed next, or why none is. */
function findClaimable(held: readonly Coupon[], call: MemberCall<{ coupon: string }>) {
  const { body, now, settings } = call;
  const slice = settings.wheelSlices.find(({ code }) => code === body.coupon);
  if (slice === undefined && held.length === 0) return "INVALID_PRIZE_CODE";
  if (slice?.kind === "none") return "INVALID_COUPON_TYPE";
  if (held.length === 0) return "NO_CLAIMABLE_COUPON";
  return held.find((one) => isValid(one, now)) ?? "COUPON_EXPIRED";
}

async function claim(call: MemberCall<{ coupon: string }>) {
  const { tx, member, body, now } = call;
  await lockMember(tx, member.id);
  const held = await openCoupons(tx, member.id);
  const found = findClaimable(
    held.filter(({ sliceCode }) => sliceCode === body.coupon),
    call,
  );
  const isUnknown = found === "INVALID_PRIZE_CODE" || found === "INVALID_COUPON_TYPE";
  if (!isUnknown && (await hasActiveBonus(tx, member.id))) return fail("BONUS_REMAINING");
  if (typeof found === "string") return fail(found);
  await tx.update(coupon).set({ claimedAt: now }).where(eq(coupon.id, found.id));
  await payPrize(call, found.slice);
  return { success: true };
}

async function coupons({ tx, member, now }: MemberCall) {
  const held = (await openCoupons(tx, member.id)).filter((one) => isValid(one, now));
  const codes = [...new Set(held.map(({ sliceCode }) => sliceCode))];
  return codes.flatMap((code) => {
    const equals = held.filter(({ sliceCode }) => sliceCode === code);
    const [first] = equals;
    if (first === undefined) return [];
    const { slice, expiresAt } = first;
    const prize = { name: slice.name, slice: sliceView(slice) };
    return [{ prize, amount: equals.length, expiresAt: toSiteIso(expiresAt) }];
  });
}

async function setup(call: MemberCall) {
  const { spinActive, wheelName, wheelSlices } = call.settings;
  return {
    result: {
      activeSpinwheel: spinActive ? { name: wheelName, slice: wheelSlices.map(sliceView) } : null,
      userCoin: await coinsOf(call),
    },
  };
}

/** The prize wheel and its coupons. */
export const spinHandlers = {
  spinwheelSetup: forMember(setup),
  spinwheelSpin: forMember(spin),
  spinwheelCoupons: forMember(coupons),
  spinwheelClaimCoupon: forMember<{ coupon: string }>(claim),
  spinwheelActive: forMember(({ settings }) => ({ isActive: settings.spinActive })),
} satisfies Handlers;
