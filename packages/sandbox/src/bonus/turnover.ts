import { type Satang, satang } from "@satang/core";
import { and, asc, eq, lt } from "drizzle-orm";
import type { MemberCall } from "../calls/call.ts";
import type { Db } from "../database/database.ts";
import { turnover } from "../database/schema.ts";

const openOf = (memberId: number) =>
  and(eq(turnover.memberId, memberId), lt(turnover.played, turnover.required));

/** A gift that requires bets of a multiple of its amount. */
type TurnoverGift = {
  readonly source: string;
  readonly amount: Satang;
  readonly times: number;
  /** The bonus that ends when they are placed. */
  readonly memberBonusId?: number;
};

/** Puts wallet and games under a turnover condition because of a gift (money.txt §9). */
export async function startTurnover(
  { tx, member, now }: MemberCall<unknown>,
  { source, amount, times, memberBonusId }: TurnoverGift,
): Promise<void> {
  const required = satang(Math.min(amount * times, Number.MAX_SAFE_INTEGER));
  if (required === 0) return;
  await tx.insert(turnover).values({
    memberId: member.id,
    source,
    memberBonusId: memberBonusId ?? null,
    required,
    played: satang(0),
    createdAt: now,
  });
}

/** The bets that a bonus requires, and those that were placed. */
export async function turnoverOfBonus(
  tx: Db,
  memberBonusId: number,
): Promise<Pick<typeof turnover.$inferSelect, "required" | "played"> | undefined> {
  const [found] = await tx
    .select({ required: turnover.required, played: turnover.played })
    .from(turnover)
    .where(eq(turnover.memberBonusId, memberBonusId));
  return found;
}

/** Whether a member must place more bets before a withdrawal. */
export async function hasOpenTurnover(tx: Db, memberId: number): Promise<boolean> {
  const found = await tx
    .select({ id: turnover.id })
    .from(turnover)
    .where(openOf(memberId))
    .limit(1);
  return found.length > 0;
}

/** Counts a bet, for the oldest condition first. @returns numbers of the bonuses that it completes */
export async function countBet(tx: Db, memberId: number, bet: Satang): Promise<readonly number[]> {
  const open = await tx
    .select()
    .from(turnover)
    .where(openOf(memberId))
    .orderBy(asc(turnover.id))
    .for("update");
  const completed: number[] = [];
  let left: number = bet;
  for (const { id, memberBonusId, required, played } of open) {
    const counted = Math.min(left, required - played);
    left -= counted;
    await tx
      .update(turnover)
      .set({ played: satang(played + counted) })
      .where(eq(turnover.id, id));
    if (memberBonusId !== null && played + counted === required) completed.push(memberBonusId);
    if (left === 0) break;
  }
  return completed;
}
