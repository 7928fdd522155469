import { startOfDay, startOfWeek } from "@satang/core";

/** How receipts of a bonus are limited: all of them, those of a day, or those of a week. */
export type BonusType = "limit" | "day" | "week";

const TYPES: readonly string[] = ["limit", "day", "week"] satisfies readonly BonusType[];

/** Reads the type of a bonus from the wire; `null` for one that the documents do not show. */
export const readBonusType = (type: unknown): BonusType | null =>
  typeof type === "string" && TYPES.includes(type) ? (type as BonusType) : null;

/** Receipts of a bonus by one member. Moments in ms. */
export type BonusReceipts = {
  readonly type: BonusType | null;
  readonly maxReceived: number;
  readonly receivedAt: readonly number[];
};

const DAY_MS = 86_400_000;

const PERIODS = {
  limit: { start: () => Number.NEGATIVE_INFINITY, length: Number.POSITIVE_INFINITY },
  day: { start: startOfDay, length: DAY_MS },
  week: { start: startOfWeek, length: 7 * DAY_MS },
} as const satisfies Record<BonusType, object>;

/**
 * How often a bonus can still be received (decision 35); `null` when its type is unknown, because only the service can
 * judge it then.
 * @param now ms
 * @param utcOffset minutes that the time of the site is ahead of UTC
 */
export function receiptsLeft(
  { type, maxReceived, receivedAt }: BonusReceipts,
  now: number,
  utcOffset?: number,
): number | null {
  if (type === null) return null;
  const since = PERIODS[type].start(now, utcOffset);
  return Math.max(0, maxReceived - receivedAt.filter((moment) => moment >= since).length);
}

/** When a bonus that is used up can be received again, in ms; `null` when it never can, or when that is not known. */
export function nextReceiptAt(
  { type, maxReceived }: BonusReceipts,
  now: number,
  utcOffset?: number,
): number | null {
  if (type === null || type === "limit" || maxReceived <= 0) return null;
  return PERIODS[type].start(now, utcOffset) + PERIODS[type].length;
}

/** The three states of a card (journey.txt §4). */
export type BonusStatus = "available" | "current" | "received";

/** The state of a card: the active bonus is current, also when it is used up. */
export function bonusStatus(isActive: boolean, left: number | null): BonusStatus {
  if (isActive) return "current";
  return left === 0 ? "received" : "available";
}
