import { type Satang, satang } from "@satang/core";
import { and, eq, sum } from "drizzle-orm";
import type { Db } from "../database/database.ts";
import { refund } from "../database/schema.ts";

/** How much a member can receive as a refund. */
export async function accruedRefund(tx: Db, memberId: number): Promise<Satang> {
  const [row] = await tx
    .select({ amount: sum(refund.amount) })
    .from(refund)
    .where(and(eq(refund.memberId, memberId), eq(refund.status, "accrued")));
  return satang(Number(row?.amount ?? 0));
}
