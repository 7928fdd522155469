import type { Satang } from "@satang/core";
import { and, count, eq, exists, isNotNull, isNull, sql, sum } from "drizzle-orm";
import { percentsOf, shareOf } from "../bonus/share-of.rules.ts";
import type { Db } from "../database/database.ts";
import { invitedFriend, inviteReward } from "../database/schema.ts";
import { cappedSum } from "../ledger/satang.rules.ts";
import type { Settings } from "../settings/settings.ts";

/** Rewards that can be received: not collected, and of a friend who has played. */
export const readyRewards = (tx: Db, memberId: number) =>
  and(
    eq(inviteReward.memberId, memberId),
    isNull(inviteReward.collectedAt),
    exists(
      tx
        .select({ id: invitedFriend.id })
        .from(invitedFriend)
        .where(
          and(
            eq(invitedFriend.id, inviteReward.invitedFriendId),
            isNotNull(invitedFriend.firstPlayedAt),
          ),
        ),
    ),
  );

/** Writes the rewards of friends who have deposited for the first time since the last call. */
export async function rewardFirstDeposits(
  tx: Db,
  memberId: number,
  { inviteReward: amount }: Pick<Settings, "inviteReward">,
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    insert into invite_reward (member_id, invited_friend_id, kind, amount, created_at)
    select friend.member_id, friend.id, 'deposit', ${amount}, ${now.toISOString()}::timestamptz
    from invited_friend friend
    where friend.member_id = ${memberId}
      and exists (
        select from statement_entry entry
        where entry.member_id = friend.friend_id
          and entry.type = 'deposit' and entry.status = 'SUCCESS'
      )
    on conflict do nothing`);
}

/** Rewards the member who invited a friend for a bet of the friend. */
export async function rewardPlay(
  tx: Db,
  friendId: number,
  bet: Satang,
  { invitePercent }: Pick<Settings, "invitePercent">,
  now: Date,
): Promise<void> {
  const [friend] = await tx
    .update(invitedFriend)
    .set({ firstPlayedAt: sql`coalesce(${invitedFriend.firstPlayedAt}, ${now.toISOString()})` })
    .where(eq(invitedFriend.friendId, friendId))
    .returning();
  const amount = shareOf(bet, invitePercent);
  if (friend === undefined || amount === 0) return;
  await tx.insert(inviteReward).values({
    memberId: friend.memberId,
    invitedFriendId: friend.id,
    kind: "play",
    amount,
    createdAt: now,
  });
}

/** How many friends joined, and how many of them have played. */
export async function countFriends(tx: Db, memberId: number) {
  const [row] = await tx
    .select({ joined: count(), played: count(invitedFriend.firstPlayedAt) })
    .from(invitedFriend)
    .where(eq(invitedFriend.memberId, memberId));
  return row ?? { joined: 0, played: 0 };
}

/** The bonus that can be received, and the percentage of the friends who have played. */
export async function inviteTotals(tx: Db, memberId: number) {
  const [row] = await tx
    .select({ amount: sum(inviteReward.amount) })
    .from(inviteReward)
    .where(readyRewards(tx, memberId));
  const { joined, played } = await countFriends(tx, memberId);
  return { amount: cappedSum(row?.amount), ...percentsOf(played, joined) };
}
