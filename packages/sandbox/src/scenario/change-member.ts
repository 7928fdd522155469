import { toExactSatang, ZERO } from "@satang/core";
import { eq } from "drizzle-orm";
import type { Db } from "../database/database.ts";
import { type Member, member, memberBonus, refund } from "../database/schema.ts";
import { ScenarioError } from "../errors/scenario-error.ts";

/** What a scenario may change of one member. */
export interface MemberChange {
  readonly phone: string;
  readonly isActive?: boolean;
  /** Coins of the spin wheel. */
  readonly coin?: number;
  /** True: an active bonus allows to withdraw the full balance only. False: no bonus is active. */
  readonly bonusLock?: boolean;
  /** Baht of losses to refund, added to what can be received already. */
  readonly addRefund?: number;
  readonly bankCode?: string;
  readonly bankAccountName?: string;
}

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
  await tx.insert(refund).values({ memberId, amount, status: "accrued", createdAt: now });
}

/** Changes one member. */
export async function changeMember(
  tx: Db,
  found: Member,
  change: MemberChange,
  now: Date,
): Promise<void> {
  const { phone: _phone, bonusLock, addRefund, ...columns } = change;
  if (addRefund !== undefined) await accrueRefund(tx, found.id, addRefund, now);
  if (bonusLock !== undefined) await setBonusLock(tx, found, bonusLock, now);
  if (Object.keys(columns).length === 0) return;
  await tx.update(member).set(columns).where(eq(member.id, found.id));
}
