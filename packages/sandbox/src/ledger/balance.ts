import { type Satang, satang, ZERO } from "@satang/core";
import { eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../database/database.ts";
import { ledgerAccount, ledgerMovement, ledgerPosting } from "../database/schema.ts";
import { type Account, accountCode } from "./account.rules.ts";

/** The balance of an account; zero for an account without movements. */
export async function balanceOf(tx: Db, account: Account): Promise<Satang> {
  const [row] = await tx
    .select({ balance: ledgerAccount.balance })
    .from(ledgerAccount)
    .where(eq(ledgerAccount.code, accountCode(account)));
  return row?.balance ?? ZERO;
}

/** The balances of a member's accounts, by account code. */
export async function balancesOf(tx: Db, memberId: number): Promise<Map<string, Satang>> {
  const rows = await tx
    .select({ code: ledgerAccount.code, balance: ledgerAccount.balance })
    .from(ledgerAccount)
    .where(eq(ledgerAccount.memberId, memberId));
  return new Map(rows.map((row) => [row.code, row.balance]));
}

/** Balances of an account after each of the movements, by their numbers. */
export async function balancesAfter(
  tx: Db,
  account: Account,
  movements: readonly number[],
): Promise<Map<number, Satang>> {
  if (movements.length === 0) return new Map();
  const rows = await tx
    .select({
      id: ledgerMovement.id,
      // In plain text: the columns of a select from one table lose their table.
      balance: sql<string>`(
        select coalesce(sum(posting.amount), 0) from ledger_posting posting
        join ledger_account account on account.id = posting.account_id
        where account.code = ${accountCode(account)}
          and posting.movement_id <= ledger_movement.id)`,
    })
    .from(ledgerMovement)
    .where(inArray(ledgerMovement.id, [...movements]));
  return new Map(rows.map(({ id, balance }) => [id, satang(Number(balance))]));
}

/** The state of the whole ledger, for a check from outside. */
export type Audit = {
  /** Sum over every posting; always 0. */
  readonly total: Satang;
  /** Accounts with a stored balance that is not the sum of their postings; always empty. */
  readonly drifted: readonly string[];
  /** Member accounts below zero; always empty. */
  readonly overdrawn: readonly string[];
  readonly movements: number;
};

/** Adds up every posting and compares the sums with the stored balances. */
export async function auditLedger(db: Db): Promise<Audit> {
  const rows = await db
    .select({
      code: ledgerAccount.code,
      balance: ledgerAccount.balance,
      mayOverdraw: ledgerAccount.mayOverdraw,
      posted: sql<string>`coalesce(sum(${ledgerPosting.amount}), 0)`,
    })
    .from(ledgerAccount)
    .leftJoin(ledgerPosting, eq(ledgerPosting.accountId, ledgerAccount.id))
    .groupBy(ledgerAccount.id);
  const [counted] = await db
    .select({ movements: sql<string>`count(distinct ${ledgerPosting.movementId})` })
    .from(ledgerPosting);
  return {
    // Exact: the sum of all accounts can be above the largest safe integer.
    total: satang(Number(rows.reduce((sum, row) => sum + BigInt(row.posted), 0n))),
    drifted: rows
      .filter((row) => BigInt(row.posted) !== BigInt(row.balance))
      .map((row) => row.code),
    overdrawn: rows.filter((row) => !row.mayOverdraw && row.balance < 0).map((row) => row.code),
    movements: Number(counted?.movements ?? 0),
  };
}
