import { and, desc, eq } from "drizzle-orm";
import { takeBonus } from "../bonus/take-bonus.ts";
import type { Handlers, MemberCall } from "../calls/call.ts";
import { forMember } from "../calls/define-handler.ts";
import { memberPromotion } from "../database/schema.ts";
import { refuse } from "../errors/refusal.ts";
import { findPromotion, type Promotion } from "./promotions.data.ts";

const view = ({ percentFail, description }: Promotion) => ({ percentFail, description });

function promotionOf({ params }: MemberCall): Promotion {
  const found = findPromotion(params.code ?? "");
  if (found === undefined) throw refuse("NO_PROMOTION");
  return found;
}

async function activate(call: MemberCall) {
  const { tx, member, now } = call;
  const { code, amount, description } = promotionOf(call);
  const used = await tx
    .select({ id: memberPromotion.id })
    .from(memberPromotion)
    .where(and(eq(memberPromotion.memberId, member.id), eq(memberPromotion.code, code)));
  if (used.length > 0) throw refuse("PROMOTION_RECEIVED");
  await takeBonus(call, { code, name: description, amount, kind: "promotion" });
  await tx.insert(memberPromotion).values({ memberId: member.id, code, createdAt: now });
  return true;
}

/** Promotion codes. */
export const promotionHandlers = {
  promotionCurrent: forMember(async ({ tx, member }) => {
    const [newest] = await tx
      .select()
      .from(memberPromotion)
      .where(eq(memberPromotion.memberId, member.id))
      .orderBy(desc(memberPromotion.id))
      .limit(1);
    const found = newest === undefined ? undefined : findPromotion(newest.code);
    return found === undefined ? null : view(found);
  }),
  promotionFind: forMember((call) => view(promotionOf(call))),
  promotionActivate: forMember(activate),
} satisfies Handlers;
