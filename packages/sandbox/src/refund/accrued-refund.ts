import type { Satang } from "@satang/core";
import { eq, sum } from "drizzle-orm";
import { shareOf } from "../bonus/share-of.rules.ts";
import type { Db } from "../database/database.ts";
import { refund } from "../database/schema.ts";
import { cappedSum } from "../ledger/satang.rules.ts";
import type { Settings } from "../settings/settings.ts";

/** Sums that a member can take as a refund, and has taken before. */
export type RefundSums = {
  /** Whether a refund exists; its amount may be 0, when a small loss was rounded down. */
  readonly isAccrued: boolean;
  readonly accrued: Satang;
  readonly received: Satang;
};

/** Adds up the refunds of a member. */
export async function sumRefunds(tx: Db, memberId: number): Promise<RefundSums> {
  const rows = await tx
    .select({ status: refund.status, amount: sum(refund.amount) })
    .from(refund)
    .where(eq(refund.memberId, memberId))
    .groupBy(refund.status);
  const of = (wanted: string) => rows.find(({ status }) => status === wanted);
  return {
    isAccrued: of("accrued") !== undefined,
    accrued: cappedSum(of("accrued")?.amount),
    received: cappedSum(of("received")?.amount),
  };
}

/** Accrues the refund of a lost round. */
export async function accrueLoss(
  tx: Db,
  memberId: number,
  loss: Satang,
  { refundPercent }: Pick<Settings, "refundPercent">,
  now: Date,
): Promise<void> {
  if (loss <= 0 || refundPercent === 0) return;
  const amount = shareOf(loss, refundPercent);
  await tx.insert(refund).values({ memberId, amount, status: "accrued", createdAt: now });
}
