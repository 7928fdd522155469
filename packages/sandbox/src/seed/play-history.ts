import { subtractSatang, ZERO } from "@satang/core";
import type { Db } from "../database/database.ts";
import {
  ledgerAccount,
  ledgerMovement,
  ledgerPosting,
  statementEntry,
} from "../database/schema.ts";
import { accountCode } from "../ledger/account.rules.ts";
import { history } from "./history.data.ts";
import { balancesAfter, movementOf, type PlannedMovement } from "./plan-history.rules.ts";

async function writeAccounts(tx: Db, movements: readonly PlannedMovement[]) {
  const rows = await tx
    .insert(ledgerAccount)
    .values(
      [...balancesAfter(movements)].map(([code, { account, balance }]) => ({
        code,
        balance,
        memberId: "memberId" in account ? account.memberId : null,
        mayOverdraw: account.kind === "house",
      })),
    )
    .returning({ id: ledgerAccount.id, code: ledgerAccount.code });
  const ids = new Map(rows.map(({ id, code }) => [code, id]));
  return (code: string) => ids.get(code) ?? 0;
}

/**
 * Writes the demo member's past into an empty ledger, oldest first.
 *
 * Writes many movements in a few statements, because tests reset the sandbox before each step.
 * The database still checks that every movement adds up to zero.
 */
export async function playHistory(tx: Db, memberId: number, now: Date): Promise<void> {
  const events = [...history].reverse().map((event) => ({
    ...event,
    createdAt: new Date(now.getTime() - event.ago),
    movement: movementOf(memberId, event),
  }));
  const moved = events.flatMap(({ movement, createdAt }) =>
    movement === undefined ? [] : [{ movement, createdAt }],
  );
  const accountId = await writeAccounts(
    tx,
    moved.map(({ movement }) => movement),
  );
  const written = await tx
    .insert(ledgerMovement)
    .values(moved.map(({ movement: { kind }, createdAt }) => ({ kind, memberId, createdAt })))
    .returning({ id: ledgerMovement.id });
  const ids = written.map(({ id }) => id).sort((a, b) => a - b);
  const idOf = new Map(moved.map(({ movement }, index) => [movement, ids[index] ?? 0]));
  await tx.insert(ledgerPosting).values(
    moved.flatMap(({ movement }) => {
      const movementId = idOf.get(movement) ?? 0;
      const { from, to, amount } = movement;
      return [
        {
          movementId,
          accountId: accountId(accountCode(from)),
          amount: subtractSatang(ZERO, amount),
        },
        { movementId, accountId: accountId(accountCode(to)), amount },
      ];
    }),
  );
  await tx.insert(statementEntry).values(
    events.flatMap(({ line, movement, amount, createdAt }) => {
      if (line === undefined) return [];
      const movementId = movement === undefined ? null : (idOf.get(movement) ?? null);
      return [
        { ...line, status: line.status ?? "SUCCESS", memberId, movementId, amount, createdAt },
      ];
    }),
  );
}
