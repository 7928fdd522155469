import { isSatang, type Satang, toBaht } from "@satang/core";
import { and, eq, isNotNull } from "drizzle-orm";
import { payBonus } from "../bonus/pay-bonus.ts";
import { startTurnover } from "../bonus/turnover.ts";
import type { MemberCall } from "../calls/call.ts";
import type { Db } from "../database/database.ts";
import { inviteReward } from "../database/schema.ts";
import { type Refusal, refuse } from "../errors/refusal.ts";
import { lockMember } from "../ledger/ledger.ts";
import { LedgerError } from "../ledger/ledger-error.ts";
import { countFriends, readyRewards, rewardFirstDeposits } from "./invite-rewards.ts";

/** Why there is nothing to receive. */
async function whyNothing(tx: Db, memberId: number): Promise<Refusal> {
  const { joined, played } = await countFriends(tx, memberId);
  if (joined > 0 && played === 0) return refuse("NO_INVITEE_PLAY_INFO");
  const collected = await tx
    .select({ id: inviteReward.id })
    .from(inviteReward)
    .where(and(eq(inviteReward.memberId, memberId), isNotNull(inviteReward.collectedAt)))
    .limit(1);
  return refuse(collected.length > 0 ? "INVITE_COLLECT" : "NO_INVITE_BONUS");
}

async function pay(call: MemberCall, amount: Satang): Promise<void> {
  try {
    await payBonus(call, { kind: "invite", amount, description: { invite: "โบนัสแนะนำเพื่อน" } });
  } catch (error) {
    // The wallet cannot hold it: the rewards stay, because the refusal undoes the call.
    throw error instanceof LedgerError ? refuse("INVITE_BONUS_FAIL") : error;
  }
}

/**
 * Puts the rewards of friends who have played into the wallet.
 *
 * @throws INVITE_INACTIVE, NO_INVITE_BONUS, NO_INVITEE_PLAY_INFO, INVITE_COLLECT, INVITE_BONUS_FAIL
 */
export async function receiveInviteBonus(call: MemberCall) {
  const { tx, member, settings, now } = call;
  if (!settings.inviteActive) throw refuse("INVITE_INACTIVE");
  await lockMember(tx, member.id);
  await rewardFirstDeposits(tx, member.id, settings, now);
  const rewards = await tx
    .update(inviteReward)
    .set({ collectedAt: now })
    .where(readyRewards(tx, member.id))
    .returning({ amount: inviteReward.amount });
  const amount = rewards.reduce((sum, reward) => sum + reward.amount, 0);
  // No wallet holds more than a number counts exactly.
  if (!isSatang(amount)) throw refuse("INVITE_BONUS_FAIL");
  if (amount === 0) throw await whyNothing(tx, member.id);
  await pay(call, amount);
  await startTurnover(call, { source: "invite", amount, times: call.settings.turnoverTimes });
  return {
    code: "INVITE_BONUS_SUCCESS",
    message: "The invite bonus is in the wallet",
    amount: toBaht(amount),
  };
}
