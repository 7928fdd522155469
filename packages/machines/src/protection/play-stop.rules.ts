import { startOfDay } from "@satang/core";
import { isOnBreak } from "./break.rules.ts";
import { limitAt, type ServerNow, settleLimit } from "./own-limit.rules.ts";
import { isTimeUp } from "./play-time.rules.ts";
import type { PlayTime, ProtectionSettings } from "./protection.types.ts";

const DAY_MS = 86_400_000;

/** Facts about a member; each is `null` until it is known. */
export type PlayFacts = {
  readonly play: PlayTime | null;
  readonly settings: ProtectionSettings | null;
  readonly now: ServerNow;
};

/**
 * Why the member does not play now: a break, or a day that has no time left. Until then, server time in ms, nothing is
 * deposited, moved into a game or opened there. A withdrawal is never stopped.
 */
export type PlayStop = { readonly kind: "onBreak" | "timeUp"; readonly until: number };

/** Whether the limit for the time of the day is reached. Without server time it is not known, and counts as no. */
export function isDayUsedUp({ play, settings, now }: PlayFacts): boolean {
  if (play === null || settings === null || now === null) return false;
  return isTimeUp(play, limitAt(settings.limits.time, now), now);
}

/** When the day has time again: at midnight, or when a looser limit that waits takes effect. */
function timeAgainAt(play: PlayTime, settings: ProtectionSettings, now: number): number {
  const midnight = startOfDay(now) + DAY_MS;
  const { next } = settleLimit(settings.limits.time, now);
  const isSooner = next !== null && next.from < midnight && !isTimeUp(play, next.value, now);
  return isSooner ? next.from : midnight;
}

/** Why the member does not play now; `null` when they may. */
export function findPlayStop({ play, settings, now }: PlayFacts): PlayStop | null {
  const breakUntil = settings?.breakUntil ?? null;
  if (breakUntil !== null && isOnBreak(breakUntil, now))
    return { kind: "onBreak", until: breakUntil };
  if (play === null || settings === null || now === null) return null;
  return isDayUsedUp({ play, settings, now })
    ? { kind: "timeUp", until: timeAgainAt(play, settings, now) }
    : null;
}
