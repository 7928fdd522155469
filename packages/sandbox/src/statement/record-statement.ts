import type { Satang } from "@satang/core";
import type { Db } from "../database/database.ts";
import { statementEntry } from "../database/schema.ts";

/** The kind of a statement row. */
export type StatementType = "deposit" | "bonus" | "finish_bonus" | "withdraw" | "transfer";

/** Statuses in the spelling of the wire. */
export type MoneyStatus = "PROCESSING" | "SUCCESS" | "FAILED";

/** The optional description that a row has. */
export type DescriptionKind = "bonus" | "promotion" | "invite" | "refund" | "luckydraw";

/** A statement row to be written. */
export type StatementLine = {
  readonly memberId: number;
  /** Number of the ledger's movement; absent for a row that moved nothing. */
  readonly movementId?: number;
  readonly type: StatementType;
  readonly from?: string;
  readonly to?: string;
  readonly status?: MoneyStatus;
  readonly amount: Satang;
  readonly description?: Partial<Record<DescriptionKind, string>>;
  /** The Idempotency-Key of the call that created it, or the number of the QR that was paid. */
  readonly reference?: string | undefined;
  readonly at: Date;
};

/** Writes a statement row. @returns its number */
export async function recordStatement(tx: Db, line: StatementLine): Promise<number> {
  const [written] = await tx
    .insert(statementEntry)
    .values({
      memberId: line.memberId,
      movementId: line.movementId ?? null,
      type: line.type,
      from: line.from ?? null,
      to: line.to ?? null,
      status: line.status ?? "SUCCESS",
      amount: line.amount,
      description: line.description ?? {},
      reference: line.reference ?? null,
      createdAt: line.at,
    })
    .returning({ id: statementEntry.id });
  if (written === undefined) throw new Error("the statement line was not written");
  return written.id;
}
