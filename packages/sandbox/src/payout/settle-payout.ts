import { and, eq, lte } from "drizzle-orm";
import type { Db } from "../database/database.ts";
import { payout, statementEntry } from "../database/schema.ts";
import { house, payoutOf, wallet } from "../ledger/account.rules.ts";
import { lockMember, move } from "../ledger/ledger.ts";

/** How long a bank takes to pay a withdrawal, ms. */
const PAYOUT_MS = 60_000;

type Payout = typeof payout.$inferSelect;

/** Ends a withdrawal: the money leaves for the bank, or comes back to the wallet. */
export async function settlePayout(
  tx: Db,
  open: Payout,
  outcome: "SUCCESS" | "FAILED",
  now: Date,
): Promise<void> {
  const { memberId, amount } = open;
  const to = outcome === "SUCCESS" ? house("bank") : wallet(memberId);
  await move(tx, { kind: "payout", from: payoutOf(memberId), to, amount, at: now });
  const paidAt = new Date(Math.min(now.getTime(), open.createdAt.getTime() + PAYOUT_MS));
  await tx.update(payout).set({ status: outcome, endedAt: paidAt }).where(eq(payout.id, open.id));
  await tx
    .update(statementEntry)
    .set({ status: outcome })
    .where(eq(statementEntry.id, open.statementId));
}

/** Pays out the withdrawals that are due. */
export async function settleDuePayouts(tx: Db, memberId: number, now: Date): Promise<void> {
  const due = and(
    eq(payout.memberId, memberId),
    eq(payout.status, "PROCESSING"),
    lte(payout.createdAt, new Date(now.getTime() - PAYOUT_MS)),
  );
  const waiting = await tx.select({ id: payout.id }).from(payout).where(due);
  if (waiting.length === 0) return;
  await lockMember(tx, memberId);
  for (const open of await tx.select().from(payout).where(due)) {
    await settlePayout(tx, open, "SUCCESS", now);
  }
}
