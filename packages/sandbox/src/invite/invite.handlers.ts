import { toBaht } from "@satang/core";
import { desc, eq, sum } from "drizzle-orm";
import type { Handlers, MemberCall } from "../calls/call.ts";
import { forMember } from "../calls/define-handler.ts";
import { toSiteIso } from "../clock/site-time.rules.ts";
import { invitedFriend, inviteReward } from "../database/schema.ts";
import { cappedSum } from "../ledger/satang.rules.ts";
import { bannerList } from "../media/banner-list.ts";
import { offsetOf, type PageRequest } from "../statement/page.rules.ts";
import { countFriends, rewardFirstDeposits } from "./invite-rewards.ts";
import { receiveInviteBonus } from "./receive-invite-bonus.ts";

async function list({ tx, member, settings, now, body }: MemberCall<PageRequest>) {
  await rewardFirstDeposits(tx, member.id, settings, now);
  const { joined } = await countFriends(tx, member.id);
  const rows = await tx
    .select({
      name: invitedFriend.name,
      createdAt: invitedFriend.createdAt,
      amount: sum(inviteReward.amount),
    })
    .from(invitedFriend)
    .leftJoin(inviteReward, eq(inviteReward.invitedFriendId, invitedFriend.id))
    .where(eq(invitedFriend.memberId, member.id))
    .groupBy(invitedFriend.id)
    .orderBy(desc(invitedFriend.createdAt), desc(invitedFriend.id))
    .limit(body.limit)
    .offset(offsetOf(body));
  return {
    total: joined,
    invites: rows.map(({ name, amount, createdAt }) => ({
      from: { name },
      amount: toBaht(cappedSum(amount)),
      createdAt: toSiteIso(createdAt),
    })),
  };
}

/** Inviting friends. */
export const inviteHandlers = {
  inviteList: forMember<PageRequest>(list),
  inviteReceiveBonus: forMember(receiveInviteBonus),
  inviteBanners: forMember(({ site, settings }) => ({
    banners: bannerList(site, settings.inviteBanners),
  })),
} satisfies Handlers;
