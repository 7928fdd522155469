import { satang, toBaht } from "@satang/core";
import { eq } from "drizzle-orm";
import type { Handlers, MemberCall } from "../calls/call.ts";
import { forMember } from "../calls/define-handler.ts";
import { member as memberTable } from "../database/schema.ts";
import { offersStoredWallets } from "../deposit/gift-link.ts";
import { refuse } from "../errors/refusal.ts";
import { listGameAccounts } from "../games/game-accounts.ts";
import { inviteTotals, rewardFirstDeposits } from "../invite/invite-rewards.ts";
import { bonusWallet, house, wallet } from "../ledger/account.rules.ts";
import { balanceOf } from "../ledger/balance.ts";
import { lockMember, move } from "../ledger/ledger.ts";
import { MORE_THAN_ANY, toAskedSatang } from "../ledger/satang.rules.ts";
import { settleDuePayouts } from "../payout/settle-payout.ts";
import { bankAccountView, profileView } from "../profile/profile-view.ts";
import { recordStatement } from "../statement/record-statement.ts";

const LEAST_DEPOSIT = satang(2_00);

async function walletReply({ tx, member, site, settings, now }: MemberCall) {
  await settleDuePayouts(tx, member.id, now);
  await rewardFirstDeposits(tx, member.id, settings, now);
  const invite = await inviteTotals(tx, member.id);
  return {
    profile: profileView(member, settings),
    bankAccount: bankAccountView(member, settings),
    wallet: { amount: toBaht(await balanceOf(tx, wallet(member.id))) },
    bonusWallet: { amount: toBaht(await balanceOf(tx, bonusWallet(member.id))) },
    invite: { ...invite, amount: toBaht(invite.amount) },
    slots: await listGameAccounts(tx, site, settings, member.id),
  };
}

async function add(call: MemberCall<{ amount: number }>) {
  const { tx, member, body, now, idempotencyKey } = call;
  if (!offersStoredWallets(call.settings, call.member)) throw refuse("NO_WALLET");
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
  walletRefreshSlots: forMember(async ({ tx, member, site, settings, now }) => {
    await tx.update(memberTable).set({ lastSyncAt: now }).where(eq(memberTable.id, member.id));
    return { slots: await listGameAccounts(tx, site, settings, member.id) };
  }),
  walletAdd: forMember(add),
} satisfies Handlers;
