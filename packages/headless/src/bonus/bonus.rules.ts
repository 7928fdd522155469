import type { Client } from "@satang/api";
import { type Satang, subtractSatang, toExactSatang, ZERO } from "@satang/core";
import {
  type BonusStatus,
  type BonusType,
  bonusStatus,
  nextReceiptAt,
  readBonusType,
  receiptsLeft,
} from "@satang/machines/bonus";
import type { Banner } from "../banners/banners.query.ts";

type ListReply = Extract<Awaited<ReturnType<Client["bonus"]["list"]>>, { ok: true }>["data"];
type ActiveReply = Extract<
  Awaited<ReturnType<Client["bonus"]["checkActive"]>>,
  { ok: true }
>["data"];

/** A bonus of the service (journey.txt §3). */
export type BonusOffer = {
  readonly code: string;
  /** The name that members read; `null` when the service has none. */
  readonly name: string | null;
  /** How its receipts are limited; `null` for a type that the documents do not show. */
  readonly type: BonusType | null;
  readonly maxReceived: number;
  /** How often it can still be received; `null` when its type is unknown. */
  readonly left: number | null;
  /** When it can be received again, server time in ms; `null` while it can be, and when it never can. */
  readonly nextAt: number | null;
  /** Percent of deposit and bonus below which it ends. */
  readonly percentFail: number;
  /** Pictures and markup of a server, which are not trusted. */
  readonly banners: readonly Banner[];
  readonly status: BonusStatus;
  /** When the member received it last, ISO 8601; `null` before the first time. */
  readonly receivedAt: string | null;
};

/** Bets that the active bonus requires before it is the member's. */
export type BonusTurnover = {
  readonly required: Satang;
  readonly played: Satang;
  readonly left: Satang;
};

/** The active bonus or promotion. */
export type ActiveBonus = {
  /** `limit`, `day`, `week`, or another word of the service; `null` when it names none. */
  readonly type: string | null;
  /** The bonus of the list; `null` for a promotion. */
  readonly offer: BonusOffer | null;
  /** `null` when the service does not say it. */
  readonly turnover: BonusTurnover | null;
};

/** The time of a reading. */
type Now = {
  /** Server time in ms. */
  readonly now: number;
  /** Minutes that the time of the site is ahead of UTC. */
  readonly utcOffset?: number | undefined;
};

/** Converts a bonus of `GET /api/bonus`. */
export function toBonusOffer(reply: ListReply[number], { now, utcOffset }: Now): BonusOffer {
  const { code, name, maxReceived, percentFail, banners, userBonus } = reply;
  const moments = (userBonus?.received ?? []).map(({ updatedAt }) => updatedAt);
  const receivedAt = moments.map((moment) => Date.parse(moment));
  const receipts = { type: readBonusType(reply.type), maxReceived, receivedAt };
  const left = receiptsLeft(receipts, now, utcOffset);
  const newest = receivedAt.indexOf(Math.max(...receivedAt));
  return {
    code,
    name: name?.trim() || null,
    type: receipts.type,
    maxReceived,
    left,
    nextAt: left === 0 ? nextReceiptAt(receipts, now, utcOffset) : null,
    percentFail,
    banners: banners ?? [],
    status: bonusStatus(userBonus?.isActive ?? false, left),
    receivedAt: moments[newest] ?? null,
  };
}

function toTurnover(turnover: ActiveReply["turnover"]): BonusTurnover | null {
  const required = toExactSatang(turnover?.required ?? Number.NaN);
  const played = toExactSatang(turnover?.played ?? Number.NaN);
  if (required === null || played === null || required <= ZERO) return null;
  return { required, played, left: played < required ? subtractSatang(required, played) : ZERO };
}

/** Converts the reply of `GET /api/bonus/check/active`; `null` when no bonus is active. */
export function toActiveBonus(
  reply: ActiveReply,
  offers: readonly BonusOffer[],
): ActiveBonus | null {
  if (!reply.status) return null;
  return {
    type: reply.type ?? null,
    offer: offers.find(({ status }) => status === "current") ?? null,
    turnover: toTurnover(reply.turnover),
  };
}

/** Number of the member's active bonus; empty for a promotion, which is in no list. */
export const activeBonusId = (list: ListReply): string =>
  list.find(({ userBonus }) => userBonus?.isActive)?.userBonus?._id ?? "";
