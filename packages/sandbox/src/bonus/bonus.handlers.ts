import { toBaht } from "@satang/core";
import { asc, eq } from "drizzle-orm";
import type { Handlers, MemberCall } from "../calls/call.ts";
import { forMember } from "../calls/define-handler.ts";
import { startOfSiteDay, startOfSiteWeek, toSiteIso } from "../clock/site-time.rules.ts";
import type { Db } from "../database/database.ts";
import { memberBonus } from "../database/schema.ts";
import { refuse } from "../errors/refusal.ts";
import { picture } from "../media/pictures.rules.ts";
import { activeBonus } from "./active-bonus.ts";
import { BONUS_MINIMUM, type BonusOffer, bonusOffers } from "./bonuses.data.ts";
import { endBonus, takeBonus } from "./take-bonus.ts";

type Taken = typeof memberBonus.$inferSelect;

const takenOf = (tx: Db, memberId: number): Promise<Taken[]> =>
  tx
    .select()
    .from(memberBonus)
    .where(eq(memberBonus.memberId, memberId))
    .orderBy(asc(memberBonus.updatedAt), asc(memberBonus.id));

const ofCode = (taken: readonly Taken[], code: string) =>
  taken.filter((one) => one.bonusCode === code);

function userBonusView(taken: readonly Taken[]) {
  const newest = taken.at(-1);
  if (newest === undefined) return null;
  return {
    _id: `ub-${newest.id}`,
    isActive: newest.isActive,
    received: taken.map((one) => ({ updatedAt: toSiteIso(one.updatedAt) })),
  };
}

function isUsedUp(offer: BonusOffer, taken: readonly Taken[], now: Date): boolean {
  const since = { limit: new Date(0), day: startOfSiteDay(now), week: startOfSiteWeek(now) };
  return taken.filter((one) => one.updatedAt >= since[offer.type]).length >= offer.maxReceived;
}

async function activate(call: MemberCall) {
  const offer = bonusOffers.find(({ code }) => code === call.params.code);
  if (offer === undefined) throw refuse("NO_DATA");
  const taken = ofCode(await takenOf(call.tx, call.member.id), offer.code);
  if (isUsedUp(offer, taken, call.now)) throw refuse("BONUS_MAX_CLAIMED");
  const written = await takeBonus(call, { ...offer, kind: "bonus" });
  return userBonusView([...taken, written]);
}

/** Bonuses: the list, taking one, ending it. */
export const bonusHandlers = {
  bonusList: forMember(async ({ tx, member, site }) => {
    const taken = await takenOf(tx, member.id);
    return bonusOffers.map(({ code, type, maxReceived, percentFail, banner, html }) => ({
      code,
      type,
      maxReceived,
      percentFail,
      banners: [{ image: picture(site, banner), html }],
      userBonus: userBonusView(ofCode(taken, code)),
    }));
  }),
  bonusActivate: forMember(activate),
  bonusCheckActive: forMember(async ({ tx, member }) => {
    const active = await activeBonus(tx, member.id);
    const offer = bonusOffers.find(({ code }) => code === active?.bonusCode);
    return { status: active !== undefined, type: active ? (offer?.type ?? "promotion") : null };
  }),
  bonusCheckMinimum: forMember(() => ({ minimum: toBaht(BONUS_MINIMUM) })),
  bonusClear: forMember(async (call) => {
    await endBonus(call);
    return { message: "ยกเลิกโบนัสแล้ว" };
  }),
} satisfies Handlers;
