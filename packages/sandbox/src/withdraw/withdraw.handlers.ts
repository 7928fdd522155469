import { toBaht } from "@satang/core";
import { hasActiveBonus } from "../bonus/active-bonus.ts";
import { hasOpenTurnover } from "../bonus/turnover.ts";
import type { Handlers, MemberCall } from "../calls/call.ts";
import { forMember } from "../calls/define-handler.ts";
import { type Member, payout } from "../database/schema.ts";
import { refuse } from "../errors/refusal.ts";
import { payoutOf, wallet } from "../ledger/account.rules.ts";
import { balanceOf } from "../ledger/balance.ts";
import { lockMember, move } from "../ledger/ledger.ts";
import { cappedSum, toAskedSatang } from "../ledger/satang.rules.ts";
import type { Settings } from "../settings/settings.ts";
import { recordStatement } from "../statement/record-statement.ts";
import { referenceOf } from "../statement/reference.rules.ts";
import { gameMoneyOf, sweepGames } from "./sweep-games.ts";

/** Source of a withdrawal: the wallet, or the wallet and every game account (decision 47). */
type Source = "wallet" | "total";

/** The bounds of a withdrawal in the member's currency. */
const boundsFor = ({ currency }: Pick<Member, "currency">, settings: Settings) =>
  currency === "LAK"
    ? { least: settings.withdrawMinKip, most: settings.withdrawMaxKip, unit: "kip" }
    : { least: settings.withdrawMin, most: settings.withdrawMax, unit: "baht" };

async function withdraw(call: MemberCall<{ amount: number }>, source: Source) {
  const { tx, member, settings, now, idempotencyKey } = call;
  const { least, most, unit } = boundsFor(member, settings);
  const amount = toAskedSatang(call.body.amount);
  if (amount === null || amount < least) {
    throw refuse("TRANSFER_MINIMUM", `A withdrawal is at least ${toBaht(least)} ${unit}`);
  }
  if (amount > most) {
    throw refuse("TRANSFER_FAIL", `A withdrawal is at most ${toBaht(most)} ${unit}`);
  }
  await lockMember(tx, member.id);
  const cash = await balanceOf(tx, wallet(member.id));
  const games = source === "total" ? await gameMoneyOf(tx, member.id) : [];
  const balance = cappedSum(games.reduce((sum, game) => sum + game.amount, cash as number));
  if (amount > balance) throw refuse("MONEY_NOT_ENOUGH");
  const isLocked = member.isWithdrawLocked || (await hasActiveBonus(tx, member.id));
  if (isLocked && amount !== balance) throw refuse("BONUS_CONDITION");
  if (await hasOpenTurnover(tx, member.id)) {
    throw refuse("BONUS_CONDITION", "The turnover of a bonus is not complete");
  }
  if (amount > cash) await sweepGames(call, games);
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
  lookupWithdraw: forMember(({ member, settings }) => {
    const { least, most } = boundsFor(member, settings);
    return { withdrawMin: toBaht(least), withdrawMax: toBaht(most) };
  }),
  walletWithdraw: forMember<{ amount: number }>((call) => withdraw(call, "wallet")),
  walletWithdrawAll: forMember<{ amount: number }>((call) => withdraw(call, "total")),
} satisfies Handlers;
