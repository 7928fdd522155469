import { isSatang, type Satang, subtractSatang, ZERO } from "@satang/core";
import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../database/database.ts";
import { ledgerAccount, ledgerMovement, ledgerPosting, member } from "../database/schema.ts";
import { type Account, accountCode } from "./account.rules.ts";
import { LedgerError } from "./ledger-error.ts";

/** A movement of money from one account to another. */
export type Movement = {
  readonly kind: string;
  readonly from: Account;
  readonly to: Account;
  /** Whole satang, above zero. */
  readonly amount: Satang;
  readonly at: Date;
};

const memberOf = (account: Account) => ("memberId" in account ? account.memberId : undefined);

/**
 * Makes the other money calls of a member wait until this transaction ends.
 *
 * Every money call takes this lock first, so that locks on single accounts cannot deadlock.
 * `no key update` still lets other transactions write rows that refer to the member.
 */
export async function lockMember(tx: Db, memberId: number): Promise<void> {
  await tx
    .select({ id: member.id })
    .from(member)
    .where(eq(member.id, memberId))
    .for("no key update");
}

async function readForUpdate(tx: Db, codes: readonly string[]) {
  const rows = await tx
    .select()
    .from(ledgerAccount)
    .where(inArray(ledgerAccount.code, [...codes]))
    .orderBy(asc(ledgerAccount.code))
    .for("update");
  return new Map(rows.map((row) => [row.code, row]));
}

/** Locks accounts in the order of their codes, and creates those that are new. */
async function lockAccounts(tx: Db, accounts: readonly Account[]) {
  const sorted = [...accounts].sort((a, b) => (accountCode(a) < accountCode(b) ? -1 : 1));
  const codes = sorted.map(accountCode);
  const known = await readForUpdate(tx, codes);
  if (known.size === accounts.length) return known;
  await tx
    .insert(ledgerAccount)
    .values(
      sorted.map((account) => ({
        code: accountCode(account),
        memberId: memberOf(account) ?? null,
        mayOverdraw: account.kind === "house",
      })),
    )
    .onConflictDoNothing();
  return readForUpdate(tx, codes);
}

const areExact = (...amounts: readonly number[]) => amounts.every(Number.isSafeInteger);

/**
 * Moves money, or nothing at all.
 *
 * @returns the movement's number
 * @throws LedgerError when the account of a member would go below zero, or a balance beyond the safe integers
 */
export async function move(tx: Db, movement: Movement): Promise<number> {
  const { amount } = movement;
  const rows = await lockAccounts(tx, [movement.from, movement.to]);
  const from = rows.get(accountCode(movement.from));
  const to = rows.get(accountCode(movement.to));
  if (from === undefined || to === undefined || from === to) {
    throw new Error("a movement needs two different accounts");
  }
  if (!from.mayOverdraw && from.balance < amount) throw new LedgerError("notEnoughMoney");
  if (Number.isInteger(amount) && !areExact(amount, from.balance - amount, to.balance + amount)) {
    throw new LedgerError("tooMuchMoney");
  }
  if (!isSatang(amount) || amount <= 0) {
    throw new RangeError("a movement takes whole satang above zero");
  }
  const [written] = await tx
    .insert(ledgerMovement)
    .values({
      kind: movement.kind,
      memberId: memberOf(movement.to) ?? memberOf(movement.from) ?? null,
      createdAt: movement.at,
    })
    .returning({ id: ledgerMovement.id });
  if (written === undefined) throw new Error("the movement was not written");
  const taken = subtractSatang(ZERO, amount);
  await tx.insert(ledgerPosting).values([
    { movementId: written.id, accountId: from.id, amount: taken },
    { movementId: written.id, accountId: to.id, amount },
  ]);
  await changeBalance(tx, from.id, taken);
  await changeBalance(tx, to.id, amount);
  return written.id;
}

async function changeBalance(tx: Db, id: number, by: Satang) {
  await tx
    .update(ledgerAccount)
    .set({ balance: sql`${ledgerAccount.balance} + ${by}` })
    .where(eq(ledgerAccount.id, id));
}
