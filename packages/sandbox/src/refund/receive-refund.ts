import { addSatang, toBaht } from "@satang/core";
import { and, eq } from "drizzle-orm";
import { hasActiveBonus } from "../bonus/active-bonus.ts";
import { payBonus } from "../bonus/pay-bonus.ts";
import type { MemberCall } from "../calls/call.ts";
import { refund } from "../database/schema.ts";
import { refuse } from "../errors/refusal.ts";
import { lockMember } from "../ledger/ledger.ts";

/** Puts what was accrued into the wallet. @throws REFUND_CONDITION, NO_REFUND */
export async function receiveRefund(call: MemberCall) {
  const { tx, member, now } = call;
  await lockMember(tx, member.id);
  if (await hasActiveBonus(tx, member.id)) throw refuse("REFUND_CONDITION");
  const rows = await tx
    .update(refund)
    .set({ status: "received", createdAt: now })
    .where(and(eq(refund.memberId, member.id), eq(refund.status, "accrued")))
    .returning({ amount: refund.amount });
  if (rows.length === 0) throw refuse("NO_REFUND");
  const amount = addSatang(...rows.map((row) => row.amount));
  if (amount <= 0) throw refuse("REFUND_MINIMUM");
  await payBonus(call, { kind: "refund", amount, description: { refund: "คืนยอดเสีย" } });
  return { code: "REFUND_SUCCESS", message: "The refund is in the wallet", amount: toBaht(amount) };
}
