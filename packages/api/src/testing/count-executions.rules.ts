import { type Satang, toSatang } from "@satang/core";
import type { Client } from "../create-client.ts";

type Reply<T> = T extends Promise<{ ok: true; data: infer Data } | { ok: false }> ? Data : never;
/** A row of the statement, as the wire has it. */
export type Row = Reply<ReturnType<Client["statement"]["list"]>>["statements"][number];

/** A member's money at one moment. */
export type Books = {
  /** Balance of the source of the transfer. */
  readonly balance: Satang;
  /** The newest rows. */
  readonly rows: readonly Row[];
};

/** Identifies a row also without a number of its own; its status may change. */
const identityOf = ({ createdAt, amount, statementType, from, to, reference }: Row) =>
  JSON.stringify([createdAt, amount, statementType, from, to, reference]);

/** The rows of `after` that `before` does not have. */
export function newRows(before: readonly Row[], after: readonly Row[]): readonly Row[] {
  const known = before.map(identityOf);
  return after.filter((row) => {
    const at = known.indexOf(identityOf(row));
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
}

/**
 * How often a transfer was executed between two readings.
 * @param amount amount of the transfer, in satang
 * @returns the number, or `null` when the statement and the balance contradict each other
 */
export function countExecutions(before: Books, after: Books, amount: Satang): number | null {
  const rows = newRows(before.rows, after.rows).filter((row) => toSatang(row.amount) === amount);
  return before.balance - after.balance === rows.length * amount ? rows.length : null;
}
