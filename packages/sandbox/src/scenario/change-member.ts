import { toExactSatang, ZERO } from "@satang/core";
import { eq } from "drizzle-orm";
import type { Db } from "../database/database.ts";
import {
  invitedFriend,
  inviteReward,
  type Member,
  member,
  memberBonus,
  refund,
} from "../database/schema.ts";
import { ScenarioError } from "../errors/scenario-error.ts";
import { inviteTotals } from "../invite/invite-rewards.ts";
import { lockMember } from "../ledger/ledger.ts";
import { sumRefunds } from "../refund/accrued-refund.ts";
import { readSettings } from "../settings/settings.ts";
import { giveCoupon } from "../spin/coupons.ts";

/** The fields of one member that a scenario can change. */
export type MemberChange = {
  readonly phone: string;
  readonly isActive?: boolean;
  /** Coins of the spin wheel. */
  readonly coin?: number;
  /** True: an active bonus allows to withdraw the full balance only. False: no bonus is active. */
  readonly bonusLock?: boolean;
  /** Baht of losses to refund, added to the refund that can be received now. */
  readonly addRefund?: number;
  /** Baht that a new friend, who has deposited and played, has earned the member. */
  readonly addInvite?: number;
  /** Code of a slice of the wheel: the member gets its coupon. */
  readonly addCoupon?: string;
  readonly bankCode?: string;
  readonly bankAccountName?: string;
};

async function setBonusLock(tx: Db, found: Member, isLocked: boolean, now: Date) {
  await tx.update(memberBonus).set({ isActive: false }).where(eq(memberBonus.memberId, found.id));
  if (!isLocked) return;
  await tx.insert(memberBonus).values({
    memberId: found.id,
    bonusCode: "WELCOME",
    amount: ZERO,
    isActive: true,
    updatedAt: now,
  });
}

async function accrueRefund(tx: Db, memberId: number, baht: number, now: Date) {
  const amount = toExactSatang(baht);
  if (amount === null) throw new ScenarioError("addRefund is an amount in baht");
  await lockMember(tx, memberId);
  if (!Number.isSafeInteger((await sumRefunds(tx, memberId)).accrued + amount)) {
    throw new ScenarioError("addRefund makes a refund that is too large");
  }
  await tx.insert(refund).values({ memberId, amount, status: "accrued", createdAt: now });
}

async function addFriend(tx: Db, memberId: number, baht: number, now: Date) {
  const amount = toExactSatang(baht);
  if (amount === null) throw new ScenarioError("addInvite is an amount in baht");
  await lockMember(tx, memberId);
  if (!Number.isSafeInteger((await inviteTotals(tx, memberId)).amount + amount)) {
    throw new ScenarioError("addInvite makes an invite bonus that is too large");
  }
  const [friend] = await tx
    .insert(invitedFriend)
    .values({ memberId, name: "เพื่อนใหม่", firstPlayedAt: now, createdAt: now })
    .returning({ id: invitedFriend.id });
  if (friend === undefined) throw new Error("the friend was not written");
  await tx
    .insert(inviteReward)
    .values({ memberId, invitedFriendId: friend.id, kind: "deposit", amount, createdAt: now });
}

async function addCouponOf(tx: Db, memberId: number, code: string, now: Date) {
  const { wheelSlices, couponDays } = await readSettings(tx);
  const slice = wheelSlices.find((one) => one.code === code && one.kind !== "none");
  if (slice === undefined) throw new ScenarioError("addCoupon is the code of a slice with a prize");
  await giveCoupon(tx, memberId, slice, couponDays, now);
}

/** The columns that a scenario may change. Listed, so that no other field of the object reaches the database. */
function changedColumns({ isActive, coin, bankCode, bankAccountName }: MemberChange) {
  const columns = { isActive, coin, bankCode, bankAccountName };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

/** Changes one member. */
export async function changeMember(
  tx: Db,
  found: Member,
  change: MemberChange,
  now: Date,
): Promise<void> {
  const { bonusLock, addRefund, addInvite, addCoupon } = change;
  if (addRefund !== undefined) await accrueRefund(tx, found.id, addRefund, now);
  if (addInvite !== undefined) await addFriend(tx, found.id, addInvite, now);
  if (addCoupon !== undefined) await addCouponOf(tx, found.id, addCoupon, now);
  if (bonusLock !== undefined) await setBonusLock(tx, found, bonusLock, now);
  const columns = changedColumns(change);
  if (Object.keys(columns).length === 0) return;
  await tx.update(member).set(columns).where(eq(member.id, found.id));
}
