import { and, eq } from "drizzle-orm";
import type { Db } from "../database/database.ts";
import { memberBonus } from "../database/schema.ts";

/** The bonus a member is playing, when there is one. */
export async function activeBonus(tx: Db, memberId: number) {
  const [found] = await tx
    .select()
    .from(memberBonus)
    .where(and(eq(memberBonus.memberId, memberId), eq(memberBonus.isActive, true)));
  return found;
}

/** Whether a bonus ties the member to withdrawing everything. */
export async function hasActiveBonus(tx: Db, memberId: number): Promise<boolean> {
  return (await activeBonus(tx, memberId)) !== undefined;
}
