import { cleanPromotionCode, toBaht } from "@satang/core";
import { and, desc, eq } from "drizzle-orm";
import { takeBonus } from "../bonus/take-bonus.ts";
import type { Handlers, MemberCall } from "../calls/call.ts";
import { forMember } from "../calls/define-handler.ts";
import { memberPromotion } from "../database/schema.ts";
import { refuse } from "../errors/refusal.ts";
import type { Promotion } from "../settings/promotions.data.ts";
import type { Settings } from "../settings/settings.ts";

const view = ({ percentFail, description }: Promotion) => ({ percentFail, description });

/** Finds a promotion; codes are in upper case. */
const findPromotion = ({ promotions }: Settings, code = ""): Promotion | undefined =>
  promotions.find((promotion) => promotion.code === cleanPromotionCode(code));

function promotionOf({ params, settings }: MemberCall): Promotion {
  const found = findPromotion(settings, params.code);
  if (found === undefined) throw refuse("NO_PROMOTION");
  return found;
}

async function activate(call: MemberCall) {
  const { tx, member, now } = call;
  const promotion = promotionOf(call);
  const { code, description } = promotion;
  const used = await tx
    .select({ id: memberPromotion.id })
    .from(memberPromotion)
    .where(and(eq(memberPromotion.memberId, member.id), eq(memberPromotion.code, code)));
  if (used.length > 0) throw refuse("PROMOTION_RECEIVED");
  const { amount } = await takeBonus(call, { ...promotion, name: description, kind: "promotion" });
  await tx.insert(memberPromotion).values({ memberId: member.id, code, createdAt: now });
  return { message: "SUCCESS", amount: toBaht(amount) };
}

/** Promotion codes. */
export const promotionHandlers = {
  promotionCurrent: forMember(async ({ tx, member, settings }) => {
    const [newest] = await tx
      .select()
      .from(memberPromotion)
      .where(eq(memberPromotion.memberId, member.id))
      .orderBy(desc(memberPromotion.id))
      .limit(1);
    const found = findPromotion(settings, newest?.code);
    return found === undefined ? null : view(found);
  }),
  promotionFind: forMember(({ params, settings }) => {
    const found = findPromotion(settings, params.code);
    return found === undefined ? null : view(found);
  }),
  promotionActivate: forMember(activate),
} satisfies Handlers;
