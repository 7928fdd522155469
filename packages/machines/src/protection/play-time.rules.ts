import { startOfDay } from "@satang/core";
import type { PlayTime } from "./protection.types.ts";

/** Longest absence within a session, ms; a longer one begins a new session. A game in another tab can stop this one for a while. */
export const AWAY_MS = 30 * 60_000;

/** How often a member is asked to look at time and money, unless the host says otherwise, ms. */
export const REALITY_CHECK_MS = 60 * 60_000;

/** Time of the session, ms: shorter absences, such as a reload, belong to it. */
export const sessionTime = ({ startedAt, lastSeenAt }: PlayTime): number => lastSeenAt - startedAt;

/** Time of the member's present day, ms. `now` is server time in ms. */
export const timeOfDay = ({ day, dayMs }: PlayTime, now: number): number =>
  day === startOfDay(now) ? dayMs : 0;

/** Adds the time from `from` until `now` to the day of `now`, where a part of it may be of the day before. */
function passDay(play: PlayTime, from: number, now: number): Pick<PlayTime, "day" | "dayMs"> {
  const day = startOfDay(now);
  return { day, dayMs: timeOfDay(play, now) + now - Math.max(from, day) };
}

/**
 * The time after the member was seen at `now`, server time in ms. Any tab may call it at any rate: each counts from the
 * moment at which the last of them did, so that tabs do not add up.
 */
export function passTime(play: PlayTime | null, now: number): PlayTime {
  const begin = { startedAt: now, lastSeenAt: now, answered: 0 };
  if (play === null) return { ...begin, day: startOfDay(now), dayMs: 0 };
  const away = now - play.lastSeenAt;
  if (Math.abs(away) > AWAY_MS) return { ...begin, ...passDay(play, now, now) };
  // A reply may set the clock back a little.
  if (away < 0) return play;
  return { ...play, lastSeenAt: now, ...passDay(play, play.lastSeenAt, now) };
}

/** The checks that have become due in this session, answered ones included. `every` in ms; `null` is never. */
const checksOf = (play: PlayTime, every: number | null): number =>
  every === null || every <= 0 ? 0 : Math.floor(sessionTime(play) / every);

/** Whether the member has a check to answer. */
export const isCheckDue = (play: PlayTime, every: number | null): boolean =>
  checksOf(play, every) > play.answered;

/** The time after the member answered: every check that was due counts as answered. */
export const answerCheck = (play: PlayTime, every: number | null): PlayTime => ({
  ...play,
  answered: Math.max(play.answered, checksOf(play, every)),
});

/** Whether the time of the day is used up. `limit` in ms; `null` is none. `now` is server time in ms. */
export const isTimeUp = (play: PlayTime, limit: number | null, now: number): boolean =>
  limit !== null && timeOfDay(play, now) >= limit;

const FIELDS = ["startedAt", "lastSeenAt", "answered", "day", "dayMs"] as const;

/** A time that was stored; `null` when it cannot be read. */
export function readPlayTime(stored: unknown): PlayTime | null {
  if (typeof stored !== "object" || stored === null) return null;
  const fields = stored as Readonly<Record<string, unknown>>;
  const isWhole = FIELDS.every((name) => Number.isFinite(fields[name]));
  return isWhole && (fields.startedAt as number) <= (fields.lastSeenAt as number)
    ? (fields as unknown as PlayTime)
    : null;
}
