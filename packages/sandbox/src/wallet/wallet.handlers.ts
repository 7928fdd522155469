import { satang, toBaht } from "@satang/core";
import { and, eq, isNull, sum } from "drizzle-orm";
import type { Handlers, MemberCall } from "../calls/call.ts";
import { forMember } from "../calls/define-handler.ts";
import { inviteReward, member as memberTable } from "../database/schema.ts";
import { refuse } from "../errors/refusal.ts";
import { listGameAccounts } from "../games/game-accounts.ts";
import { bonusWallet, house, wallet } from "../ledger/account.rules.ts";
import { balanceOf } from "../ledger/balance.ts";
import { lockMember, move } from "../ledger/ledger.ts";
import { MORE_THAN_ANY, toAskedSatang } from "../ledger/satang.rules.ts";
import { settleDuePayouts } from "../payout/settle-payout.ts";
import { bankAccountView, profileView } from "../profile/profile-view.ts";
import { recordStatement } from "../statement/record-statement.ts";

const LEAST_DEPOSIT = satang(2_00);

async function inviteTotals({ tx, member }: MemberCall) {
  const [row] = await tx
    .select({ amount: sum(inviteReward.amount) })
    .from(inviteReward)
    .where(and(eq(inviteReward.memberId, member.id), isNull(inviteReward.collectedAt)));
  return { amount: toBaht(satang(Number(row?.amount ?? 0))), success: 60, fail: 40 };
}

async function walletReply(call: MemberCall) {
  const { tx, member, site, now } = call;
  await settleDuePayouts(tx, member.id, now);
  return {
    profile: profileView(member),
    bankAccount: bankAccountView(member),
    wallet: { amount: toBaht(await balanceOf(tx, wallet(member.id))) },
    bonusWallet: { amount: toBaht(await balanceOf(tx, bonusWallet(member.id))) },
    invite: await inviteTotals(call),
    slots: await listGameAccounts(tx, site, member.id),
  };
}

async function add({ tx, member, body, now, idempotencyKey }: MemberCall<{ amount: number }>) {
  const amount = toAskedSatang(body.amount);
  if (amount === null || amount < LEAST_DEPOSIT) {
    throw refuse("TRANSFER_MINIMUM", "A deposit is at least 2 baht");
  }
  if (amount === MORE_THAN_ANY) throw refuse("TRANSFER_FAIL", "The amount is too large");
  await lockMember(tx, member.id);
  const to = wallet(member.id);
  const movementId = await move(tx, { kind: "deposit", from: house("gift"), to, amount, at: now });
  await recordStatement(tx, {
    memberId: member.id,
    movementId,
    type: "deposit",
    from: "TRUEWALLET",
    to: "wallet",
    amount,
    reference: idempotencyKey,
    at: now,
  });
  return { code: "SUCCESS", message: "Deposited", amount: toBaht(amount) };
}

/** Balances, and the stored-value wallet's deposit. */
export const walletHandlers = {
  walletGet: forMember(walletReply),
  walletRefreshSlots: forMember(async ({ tx, member, site, now }) => {
    await tx.update(memberTable).set({ lastSyncAt: now }).where(eq(memberTable.id, member.id));
    return { slots: await listGameAccounts(tx, site, member.id) };
  }),
  walletAdd: forMember(add),
} satisfies Handlers;
