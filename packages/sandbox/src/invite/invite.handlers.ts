import { addSatang, toBaht } from "@satang/core";
import { and, count, desc, eq, isNull } from "drizzle-orm";
import { payBonus } from "../bonus/pay-bonus.ts";
import type { Handlers, MemberCall } from "../calls/call.ts";
import { forMember } from "../calls/define-handler.ts";
import { toSiteIso } from "../clock/site-time.rules.ts";
import { inviteReward } from "../database/schema.ts";
import { refuse } from "../errors/refusal.ts";
import { lockMember } from "../ledger/ledger.ts";
import { picture } from "../media/pictures.rules.ts";
import { offsetOf, type PageRequest } from "../statement/page.rules.ts";

async function receive(call: MemberCall) {
  const { tx, member, settings, now } = call;
  if (!settings.inviteActive) throw refuse("INVITE_INACTIVE");
  await lockMember(tx, member.id);
  const rewards = await tx
    .update(inviteReward)
    .set({ collectedAt: now })
    .where(and(eq(inviteReward.memberId, member.id), isNull(inviteReward.collectedAt)))
    .returning({ amount: inviteReward.amount });
  const amount = addSatang(...rewards.map((reward) => reward.amount));
  if (amount === 0) throw refuse("NO_INVITE_BONUS");
  await payBonus(call, { kind: "invite", amount, description: { invite: "โบนัสชวนเพื่อน" } });
  return {
    code: "INVITE_BONUS_SUCCESS",
    message: "The invite bonus is in the wallet",
    amount: toBaht(amount),
  };
}

/** Inviting friends. */
export const inviteHandlers = {
  inviteList: forMember<PageRequest>(async ({ tx, member, body }) => {
    const mine = eq(inviteReward.memberId, member.id);
    const [counted] = await tx.select({ total: count() }).from(inviteReward).where(mine);
    const rows = await tx
      .select()
      .from(inviteReward)
      .where(mine)
      .orderBy(desc(inviteReward.createdAt), desc(inviteReward.id))
      .limit(body.limit)
      .offset(offsetOf(body));
    return {
      total: counted?.total ?? 0,
      invites: rows.map(({ fromName, amount, createdAt }) => ({
        from: { name: fromName },
        amount: toBaht(amount),
        createdAt: toSiteIso(createdAt),
      })),
    };
  }),
  inviteReceiveBonus: forMember(receive),
  inviteBanners: forMember(({ site }) => ({
    banners: [
      {
        image: picture(site, "banner-invite"),
        html: "<p>ชวนเพื่อน รับคนละ <strong>25 บาท</strong></p>",
      },
    ],
  })),
} satisfies Handlers;
