import type { Satang } from "../amount/amount.rules.ts";
import { type Evidence, type EvidenceRow, WALLET_ACCOUNT } from "./money-order.types.ts";

/** Codes and words of the wire compare without case. */
export function isSameName(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

/** A row that moved nothing. */
export function isFailedRow(row: EvidenceRow): boolean {
  return isSameName(row.status, "failed");
}

function identity(row: EvidenceRow): string {
  const { reference, createdAt, type, from, to, amount } = row;
  return [reference, createdAt, type, from, to, amount].join("|").toLowerCase();
}

/** Rows that were not there before. A row's status may change meanwhile, and equal rows are counted. */
export function freshRows(
  before: Pick<Evidence, "rows">,
  after: Pick<Evidence, "rows">,
): readonly EvidenceRow[] {
  const seen = new Map<string, number>();
  for (const row of before.rows) seen.set(identity(row), (seen.get(identity(row)) ?? 0) + 1);
  return after.rows.filter((row) => {
    const left = seen.get(identity(row)) ?? 0;
    seen.set(identity(row), left - 1);
    return left <= 0;
  });
}

function effectOf(row: EvidenceRow, isHeld: (account: string) => boolean): Satang {
  const amount = isFailedRow(row) ? 0 : row.amount;
  switch (row.type.toLowerCase()) {
    case "transfer":
      return (isHeld(row.to) ? amount : 0) - (isHeld(row.from) ? amount : 0);
    case "withdraw":
      return isHeld(WALLET_ACCOUNT) ? -amount : 0;
    case "deposit":
      return isHeld(WALLET_ACCOUNT) && isSameName(row.status, "success") ? amount : 0;
    default:
      return 0;
  }
}

/** What rows together did to some accounts, or to all. */
export function effectOnHoldings(
  accounts: readonly string[] | "all",
  rows: readonly EvidenceRow[],
): Satang {
  const isHeld = (account: string) =>
    accounts === "all" || accounts.some((held) => isSameName(held, account));
  return rows.reduce((sum, row) => sum + effectOf(row, isHeld), 0);
}
