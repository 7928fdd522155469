import { type Satang, ZERO } from "@satang/core";
import { aliasedTable, and, eq, ne, sql } from "drizzle-orm";
import { takeLock } from "../database/advisory-lock.ts";
import type { Db } from "../database/database.ts";
import { type Member, media, slip } from "../database/schema.ts";
import { ScenarioError } from "../errors/scenario-error.ts";
import { house, wallet } from "../ledger/account.rules.ts";
import { lockMember, move } from "../ledger/ledger.ts";
import { recordStatement } from "../statement/record-statement.ts";

/** Result of the judgement of a slip by the service. */
export type SlipVerdict = {
  readonly outcome: "SUCCESS" | "FAILED";
  /** The amount on the slip; above 0 for SUCCESS. */
  readonly amount: Satang;
  /** Why it failed. */
  readonly note: string | null;
};

/** A slip of the database. */
export type Slip = typeof slip.$inferSelect;

/**
 * Whether the picture of a slip was credited before, also to another member. Slips with one picture are judged one after
 * the other.
 */
async function isCredited(tx: Db, { id, mediaId }: Slip): Promise<boolean> {
  if (mediaId === null) return false;
  const [own] = await tx
    .select({ hash: sql<string>`md5(${media.content})` })
    .from(media)
    .where(eq(media.id, mediaId));
  if (own === undefined) return false;
  await takeLock(tx, "slip", own.hash);
  const other = aliasedTable(media, "other_media");
  const [found] = await tx
    .select({ id: slip.id })
    .from(slip)
    .innerJoin(other, eq(other.id, slip.mediaId))
    .innerJoin(media, eq(media.content, other.content))
    .where(and(eq(media.id, mediaId), ne(slip.id, id), eq(slip.status, "SUCCESS")))
    .limit(1);
  return found !== undefined;
}

/**
 * Ends a slip that waits, in the transaction of the caller: SUCCESS credits the wallet and writes the statement. A picture
 * that was credited before fails as a duplicate.
 * @throws ScenarioError when SUCCESS has no amount
 */
export async function judgeSlip(
  tx: Db,
  member: Pick<Member, "id" | "bankCode">,
  waiting: Slip,
  verdict: SlipVerdict,
  now: Date,
): Promise<void> {
  await lockMember(tx, member.id);
  const isSuccess = verdict.outcome === "SUCCESS";
  if (isSuccess && verdict.amount === ZERO) throw new ScenarioError("amount is baht above 0");
  const isRepeat = isSuccess && (await isCredited(tx, waiting));
  const ended = isRepeat
    ? ({ outcome: "FAILED", amount: verdict.amount, note: "SLIP_REFNO_DUPLICATED" } as const)
    : verdict;
  const [judged] = await tx
    .update(slip)
    .set({ status: ended.outcome, amount: ended.amount, note: ended.note })
    .where(and(eq(slip.id, waiting.id), eq(slip.status, "PROCESSING")))
    .returning({ id: slip.id });
  if (judged === undefined || ended.outcome === "FAILED") return;
  const { amount } = ended;
  const movementId = await move(tx, {
    kind: "deposit",
    from: house("bank"),
    to: wallet(member.id),
    amount,
    at: now,
  });
  await recordStatement(tx, {
    memberId: member.id,
    movementId,
    type: "deposit",
    from: member.bankCode,
    to: "wallet",
    amount,
    reference: waiting.uploadKey ?? undefined,
    at: now,
  });
}
