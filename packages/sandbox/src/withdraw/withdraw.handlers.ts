import { toBaht } from "@satang/core";
import { hasActiveBonus } from "../bonus/active-bonus.ts";
import type { Handlers, MemberCall } from "../calls/call.ts";
import { forMember } from "../calls/define-handler.ts";
import { payout } from "../database/schema.ts";
import { refuse } from "../errors/refusal.ts";
import { payoutOf, wallet } from "../ledger/account.rules.ts";
import { balanceOf } from "../ledger/balance.ts";
import { lockMember, move } from "../ledger/ledger.ts";
import { toAskedSatang } from "../ledger/satang.rules.ts";
import { recordStatement } from "../statement/record-statement.ts";
import { referenceOf } from "../statement/reference.rules.ts";

async function withdraw(call: MemberCall<{ amount: number }>) {
  const { tx, member, settings, now, idempotencyKey } = call;
  const { withdrawMin, withdrawMax } = settings;
  const amount = toAskedSatang(call.body.amount);
  if (amount === null || amount < withdrawMin) {
    throw refuse("TRANSFER_MINIMUM", `A withdrawal is at least ${toBaht(withdrawMin)} baht`);
  }
  if (amount > withdrawMax) {
    throw refuse("TRANSFER_FAIL", `A withdrawal is at most ${toBaht(withdrawMax)} baht`);
  }
  await lockMember(tx, member.id);
  const balance = await balanceOf(tx, wallet(member.id));
  if (amount > balance) throw refuse("MONEY_NOT_ENOUGH");
  const isLocked = member.isWithdrawLocked || (await hasActiveBonus(tx, member.id));
  if (isLocked && amount !== balance) throw refuse("BONUS_CONDITION");
  const movementId = await move(tx, {
    kind: "withdraw",
    from: wallet(member.id),
    to: payoutOf(member.id),
    amount,
    at: now,
  });
  const statementId = await recordStatement(tx, {
    memberId: member.id,
    movementId,
    type: "withdraw",
    from: "wallet",
    to: member.bankCode,
    status: "PROCESSING",
    amount,
    reference: idempotencyKey,
    at: now,
  });
  await tx
    .insert(payout)
    .values({ memberId: member.id, statementId, amount, status: "PROCESSING", createdAt: now });
  return {
    code: "SUCCESS",
    message: "On its way to the bank",
    amount: toBaht(amount),
    reference: referenceOf(settings.references, statementId, idempotencyKey),
  };
}

/** Paying out to the member's bank. */
export const withdrawHandlers = {
  lookupWithdraw: forMember(({ settings }) => ({
    withdrawMin: toBaht(settings.withdrawMin),
    withdrawMax: toBaht(settings.withdrawMax),
  })),
  walletWithdraw: forMember(withdraw),
  walletWithdrawAll: forMember(withdraw),
} satisfies Handlers;
