import { startOfDay, startOfWeek, toBaht } from "@satang/core";
import { asc, count, eq } from "drizzle-orm";
import type { Handlers, MemberCall } from "../calls/call.ts";
import { forMember } from "../calls/define-handler.ts";
import { toSiteIso } from "../clock/site-time.rules.ts";
import { takeLock } from "../database/advisory-lock.ts";
import type { Db } from "../database/database.ts";
import { memberBonus } from "../database/schema.ts";
import { refuse } from "../errors/refusal.ts";
import { lockMember } from "../ledger/ledger.ts";
import { bannerList } from "../media/banner-list.ts";
import type { BonusOffer } from "../settings/bonus-offers.data.ts";
import { activeBonus, type MemberBonus as Taken } from "./active-bonus.ts";
import { endBonus, minimumOf } from "./end-bonus.ts";
import { takeBonus } from "./take-bonus.ts";
import { turnoverOfBonus } from "./turnover.ts";

const takenOf = (tx: Db, memberId: number): Promise<Taken[]> =>
  tx
    .select()
    .from(memberBonus)
    .where(eq(memberBonus.memberId, memberId))
    .orderBy(asc(memberBonus.updatedAt), asc(memberBonus.id));

const ofCode = (taken: readonly Taken[], code: string) =>
  taken.filter((one) => one.bonusCode === code);

/** The most receipts of a bonus in a reply. */
const MOST_RECEIPTS = 1_000;

function userBonusView(taken: readonly Taken[]) {
  const newest = taken.at(-1);
  if (newest === undefined) return null;
  return {
    _id: `ub-${newest.id}`,
    isActive: newest.isActive,
    received: taken.slice(-MOST_RECEIPTS).map((one) => ({ updatedAt: toSiteIso(one.updatedAt) })),
  };
}

function isUsedUp(offer: BonusOffer, taken: readonly Taken[], now: Date): boolean {
  const moment = now.getTime();
  const since = { limit: 0, day: startOfDay(moment), week: startOfWeek(moment) }[offer.type];
  return taken.filter(({ updatedAt }) => updatedAt.getTime() >= since).length >= offer.maxReceived;
}

async function activate(call: MemberCall) {
  const offer = call.settings.bonuses.find(({ code }) => code === call.params.code);
  if (offer === undefined) throw refuse("NO_DATA");
  // Before the counts: calls at the same time are all counted, those of other members for the quota too.
  await lockMember(call.tx, call.member.id);
  await takeLock(call.tx, "bonus", offer.code);
  const taken = ofCode(await takenOf(call.tx, call.member.id), offer.code);
  if (isUsedUp(offer, taken, call.now)) throw refuse("BONUS_MAX_CLAIMED");
  const given = await call.tx
    .select({ times: count() })
    .from(memberBonus)
    .where(eq(memberBonus.bonusCode, offer.code));
  if ((given[0]?.times ?? 0) >= call.settings.bonusQuota) throw refuse("BONUS_FULL");
  const written = await takeBonus(call, { ...offer, kind: "bonus" });
  return userBonusView([...taken, written]);
}

async function checkActive({ tx, member, settings }: MemberCall) {
  const active = await activeBonus(tx, member.id);
  if (active === undefined) return { status: false, type: null };
  const offer = settings.bonuses.find(({ code }) => code === active.bonusCode);
  const bets = await turnoverOfBonus(tx, active.id);
  return {
    status: true,
    type: offer?.type ?? "promotion",
    ...(bets && { turnover: { required: toBaht(bets.required), played: toBaht(bets.played) } }),
  };
}

async function clear({ tx, member, now, idempotencyKey }: MemberCall) {
  await lockMember(tx, member.id);
  const active = await activeBonus(tx, member.id);
  if (active === undefined) throw refuse("BONUS_CLEAR");
  await endBonus(tx, active, { restTo: "site", reference: idempotencyKey, at: now });
  return { message: "ยกเลิกโบนัสแล้ว" };
}

/** Bonuses: the list, taking one, ending it. */
export const bonusHandlers = {
  bonusList: forMember(async ({ tx, member, site, settings }) => {
    const taken = await takenOf(tx, member.id);
    return settings.bonuses.map(({ code, name, type, maxReceived, percentFail, banners }) => ({
      code,
      name,
      type,
      maxReceived,
      percentFail,
      banners: bannerList(site, banners),
      userBonus: userBonusView(ofCode(taken, code)),
    }));
  }),
  bonusActivate: forMember(activate),
  bonusCheckActive: forMember(checkActive),
  bonusCheckMinimum: forMember(async ({ tx, member, settings }) => ({
    minimum: toBaht(minimumOf(await activeBonus(tx, member.id), settings)),
  })),
  bonusClear: forMember(clear),
} satisfies Handlers;
