import { and, eq } from "drizzle-orm";
import type { Db } from "../database/database.ts";
import { memberBonus } from "../database/schema.ts";

/** A bonus that a member took. */
export type MemberBonus = typeof memberBonus.$inferSelect;

/** The active bonus of a member, if there is one. */
export async function activeBonus(tx: Db, memberId: number): Promise<MemberBonus | undefined> {
  const [found] = await tx
    .select()
    .from(memberBonus)
    .where(and(eq(memberBonus.memberId, memberId), eq(memberBonus.isActive, true)));
  return found;
}

/** Whether a member has a bonus that allows to withdraw the full balance only. */
export async function hasActiveBonus(tx: Db, memberId: number): Promise<boolean> {
  return (await activeBonus(tx, memberId)) !== undefined;
}
