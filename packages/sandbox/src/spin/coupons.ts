import { and, asc, eq, isNull } from "drizzle-orm";
import type { Db } from "../database/database.ts";
import { coupon } from "../database/schema.ts";
import type { Slice } from "../prize/slice.types.ts";

/** A coupon that was not claimed. */
export type Coupon = typeof coupon.$inferSelect;

/** A member's coupons that were not claimed, the next to expire first, the expired ones included. */
export const openCoupons = (tx: Db, memberId: number): Promise<Coupon[]> =>
  tx
    .select()
    .from(coupon)
    .where(and(eq(coupon.memberId, memberId), isNull(coupon.claimedAt)))
    .orderBy(asc(coupon.expiresAt), asc(coupon.id));

/**
 * Gives a member the coupon of a slice.
 * @param days how long it can be claimed
 * @returns when it expires
 */
export async function giveCoupon(
  tx: Db,
  memberId: number,
  slice: Slice,
  days: number,
  now: Date,
): Promise<Date> {
  const expiresAt = new Date(now.getTime() + days * 24 * 3_600_000);
  await tx
    .insert(coupon)
    .values({ memberId, sliceCode: slice.code, slice, expiresAt, createdAt: now });
  return expiresAt;
}

/** Whether a coupon can still be claimed. */
export const isValid = ({ expiresAt }: Coupon, now: Date): boolean => expiresAt > now;
