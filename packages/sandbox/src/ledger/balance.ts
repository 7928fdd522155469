import { addSatang, type Satang, satang, ZERO } from "@satang/core";
import { eq, sql } from "drizzle-orm";
import type { Db } from "../database/database.ts";
import { ledgerAccount, ledgerPosting } from "../database/schema.ts";
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

/** The state of the whole ledger, for a check from outside. */
export interface Audit {
  /** Sum over every posting; always 0. */
  readonly total: Satang;
  /** Accounts with a stored balance that is not the sum of their postings; always empty. */
  readonly drifted: readonly string[];
  /** Member accounts below zero; always empty. */
  readonly overdrawn: readonly string[];
  readonly movements: number;
}

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
    total: addSatang(...rows.map((row) => satang(Number(row.posted)))),
    drifted: rows.filter((row) => Number(row.posted) !== row.balance).map((row) => row.code),
    overdrawn: rows.filter((row) => !row.mayOverdraw && row.balance < 0).map((row) => row.code),
    movements: Number(counted?.movements ?? 0),
  };
}
