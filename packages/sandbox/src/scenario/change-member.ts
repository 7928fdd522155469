import { eq } from "drizzle-orm";
import type { Db } from "../database/database.ts";
import { member, memberBonus } from "../database/schema.ts";
import type { Member } from "../session/token.ts";

/** What a scenario may change of one member. */
export interface MemberChange {
  readonly phone: string;
  readonly isActive?: boolean;
  /** Coins of the spin wheel. */
  readonly coin?: number;
  /** True: an active bonus ties the member to withdrawing everything. False: none does. */
  readonly bonusLock?: boolean;
  readonly bankCode?: string;
  readonly bankAccountName?: string;
}

async function setBonusLock(tx: Db, found: Member, isLocked: boolean, now: Date) {
  await tx.update(memberBonus).set({ isActive: false }).where(eq(memberBonus.memberId, found.id));
  if (!isLocked) return;
  await tx.insert(memberBonus).values({
    memberId: found.id,
    bonusCode: "WELCOME",
    amount: 0,
    isActive: true,
    updatedAt: now,
  });
}

/** Changes one member. */
export async function changeMember(
  tx: Db,
  found: Member,
  change: MemberChange,
  now: Date,
): Promise<void> {
  const { phone: _phone, bonusLock, ...columns } = change;
  if (bonusLock !== undefined) await setBonusLock(tx, found, bonusLock, now);
  if (Object.keys(columns).length === 0) return;
  await tx.update(member).set(columns).where(eq(member.id, found.id));
}
