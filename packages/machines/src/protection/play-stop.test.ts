import { startOfDay } from "@satang/core";
import { expect, it } from "vitest";
import { breakOfDays } from "./break.rules.ts";
import { findPlayStop } from "./play-stop.rules.ts";
import type { PlayTime, ProtectionSettings } from "./protection.types.ts";
import { NO_PROTECTION } from "./settings.rules.ts";

const HOUR = 3_600_000;
const NOON = Date.parse("2026-11-21T12:00:00+07:00");
const MIDNIGHT = Date.parse("2026-11-22T00:00:00+07:00");

const played = (dayMs: number): PlayTime => ({
  startedAt: NOON - dayMs,
  lastSeenAt: NOON,
  answered: 0,
  day: startOfDay(NOON),
  dayMs,
});
const withTime = (value: number, next: ProtectionSettings["limits"]["time"]["next"] = null) => ({
  ...NO_PROTECTION,
  limits: { ...NO_PROTECTION.limits, time: { value, next } },
});

it("nothing stops a member who decided nothing", () => {
  expect(findPlayStop({ play: played(9 * HOUR), settings: NO_PROTECTION, now: NOON })).toBeNull();
});

it("a break stops play until it ends, also while server time is not known", () => {
  const until = NOON + breakOfDays(7);
  const settings = { ...NO_PROTECTION, breakUntil: until };
  expect(findPlayStop({ play: null, settings, now: NOON })).toEqual({ kind: "onBreak", until });
  expect(findPlayStop({ play: null, settings, now: null })).toEqual({ kind: "onBreak", until });
  expect(findPlayStop({ play: null, settings, now: until })).toBeNull();
});

it("a day without time left stops play until midnight at the site", () => {
  const settings = withTime(2 * HOUR);
  expect(findPlayStop({ play: played(2 * HOUR - 1), settings, now: NOON })).toBeNull();
  expect(findPlayStop({ play: played(2 * HOUR), settings, now: NOON })).toEqual({
    kind: "timeUp",
    until: MIDNIGHT,
  });
});

it("a looser limit that takes effect before midnight ends it sooner, unless it is used up as well", () => {
  const from = NOON + HOUR;
  const play = played(2 * HOUR);
  const looser = withTime(HOUR, { value: 4 * HOUR, from });
  expect(findPlayStop({ play, settings: looser, now: NOON })?.until).toBe(from);
  const usedUp = withTime(HOUR, { value: 2 * HOUR, from });
  expect(findPlayStop({ play, settings: usedUp, now: NOON })?.until).toBe(MIDNIGHT);
});

it("a break counts before the time of the day", () => {
  const settings = { ...withTime(HOUR), breakUntil: NOON + breakOfDays(1) };
  expect(findPlayStop({ play: played(HOUR), settings, now: NOON })?.kind).toBe("onBreak");
});
