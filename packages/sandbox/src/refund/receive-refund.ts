import { isSatang, toBaht } from "@satang/core";
import { and, eq } from "drizzle-orm";
import { hasActiveBonus } from "../bonus/active-bonus.ts";
import { payBonus } from "../bonus/pay-bonus.ts";
import { startTurnover } from "../bonus/turnover.ts";
import type { MemberCall } from "../calls/call.ts";
import { refund } from "../database/schema.ts";
import { refuse } from "../errors/refusal.ts";
import { lockMember } from "../ledger/ledger.ts";

/** Puts what was accrued into the wallet. @throws REFUND_INACTIVE, NO_REFUND, REFUND_MINIMUM, TRANSFER_FAIL */
async function takeRefund(call: MemberCall) {
  const { tx, member, settings, now } = call;
  if (!settings.refundActive) throw refuse("REFUND_INACTIVE");
  const rows = await tx
    .update(refund)
    .set({ status: "received", createdAt: now })
    .where(and(eq(refund.memberId, member.id), eq(refund.status, "accrued")))
    .returning({ amount: refund.amount });
  if (rows.length === 0) throw refuse("NO_REFUND");
  const amount = rows.reduce((sum, row) => sum + row.amount, 0);
  // No wallet holds more than a number counts exactly.
  if (!isSatang(amount)) throw refuse("TRANSFER_FAIL", "The amount is too large");
  if (amount <= 0) throw refuse("REFUND_MINIMUM");
  await payBonus(call, { kind: "refund", amount, description: { refund: "คืนยอดเสีย" } });
  await startTurnover(call, { source: "refund", amount, times: call.settings.turnoverTimes });
  return { code: "REFUND_SUCCESS", message: "The refund is in the wallet", amount: toBaht(amount) };
}

/** Receives the refund. @throws REFUND_CONDITION while a bonus is active, and what taking it throws */
export async function receiveRefund(call: MemberCall) {
  await lockMember(call.tx, call.member.id);
  if (await hasActiveBonus(call.tx, call.member.id)) throw refuse("REFUND_CONDITION");
  return takeRefund(call);
}

/** Adds the refund to the wallet, also while a bonus is active: it is then part of the balance that the bonus holds. */
export async function addRefundToWallet(call: MemberCall) {
  await lockMember(call.tx, call.member.id);
  return takeRefund(call);
}
