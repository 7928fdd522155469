import { describe, expect, it, test } from "vitest";
import {
  AWAY_MS,
  answerCheck,
  isCheckDue,
  isTimeUp,
  passTime,
  REALITY_CHECK_MS,
  readPlayTime,
  sessionTime,
  timeOfDay,
} from "./play-time.rules.ts";
import type { PlayTime } from "./protection.types.ts";

const MINUTE = 60_000;
const NOON = Date.parse("2026-11-21T12:00:00+07:00");
const MIDNIGHT = Date.parse("2026-11-22T00:00:00+07:00");

const seen = (...moments: readonly number[]): PlayTime =>
  moments.reduce<PlayTime | null>(passTime, null) as PlayTime;
/** A member who is seen every minute. */
const played = (from: number, minutes: number) =>
  seen(...Array.from({ length: minutes + 1 }, (_, minute) => from + minute * MINUTE));

describe("time in session", () => {
  it("begins at 0 and grows while the member is seen", () => {
    expect(sessionTime(seen(NOON))).toBe(0);
    expect(sessionTime(played(NOON, 62))).toBe(62 * MINUTE);
  });

  it("goes on after a reload, and after an absence that is not too long", () => {
    expect(sessionTime(seen(NOON, NOON + AWAY_MS))).toBe(AWAY_MS);
  });

  it("begins again after a longer absence; the time of the day stays", () => {
    const back = NOON + 10 * MINUTE + AWAY_MS + 1;
    const play = passTime(played(NOON, 10), back);
    expect(sessionTime(play)).toBe(0);
    expect(timeOfDay(play, back)).toBe(10 * MINUTE);
  });

  it("is the same with one tab and with five", () => {
    const one = played(NOON, 30);
    const five = seen(...Array.from({ length: 151 }, (_, index) => NOON + index * (MINUTE / 5)));
    expect(five).toEqual(one);
  });

  it("does not go back when a reply sets the clock back a little", () => {
    const play = played(NOON, 10);
    expect(passTime(play, NOON + 9 * MINUTE)).toBe(play);
  });

  it("begins again when the stored time is far ahead", () => {
    expect(sessionTime(passTime(played(NOON + 48 * 60 * MINUTE, 5), NOON))).toBe(0);
  });
});

describe("time of the day", () => {
  it("begins at midnight of the site, in the middle of a session", () => {
    const play = played(MIDNIGHT - 20 * MINUTE, 35);
    expect(sessionTime(play)).toBe(35 * MINUTE);
    expect(timeOfDay(play, play.lastSeenAt)).toBe(15 * MINUTE);
  });

  it("counts from midnight when nobody looked at that moment", () => {
    const play = seen(MIDNIGHT - 10 * MINUTE, MIDNIGHT + 5 * MINUTE);
    expect(timeOfDay(play, play.lastSeenAt)).toBe(5 * MINUTE);
  });

  it("is 0 on a day that has none yet", () => {
    expect(timeOfDay(played(NOON, 30), MIDNIGHT)).toBe(0);
  });

  it("is up at its limit", () => {
    const play = played(NOON, 30);
    const now = play.lastSeenAt;
    expect(isTimeUp(play, 30 * MINUTE, now)).toBe(true);
    expect(isTimeUp(play, 30 * MINUTE + 1, now)).toBe(false);
    expect(isTimeUp(play, null, now)).toBe(false);
    expect(isTimeUp(play, 30 * MINUTE, MIDNIGHT)).toBe(false);
  });
});

describe("a reality check", () => {
  it("is due every 60 minutes", () => {
    expect(isCheckDue(played(NOON, 59), REALITY_CHECK_MS)).toBe(false);
    const first = played(NOON, 60);
    expect(isCheckDue(first, REALITY_CHECK_MS)).toBe(true);
    let play = answerCheck(first, REALITY_CHECK_MS);
    expect(isCheckDue(play, REALITY_CHECK_MS)).toBe(false);
    for (let minute = 61; minute < 120; minute += 1) play = passTime(play, NOON + minute * MINUTE);
    expect(isCheckDue(play, REALITY_CHECK_MS)).toBe(false);
    expect(isCheckDue(passTime(play, NOON + 120 * MINUTE), REALITY_CHECK_MS)).toBe(true);
  });

  it("is asked once for several that were missed", () => {
    const play = answerCheck(played(NOON, 190), REALITY_CHECK_MS);
    expect(isCheckDue(play, REALITY_CHECK_MS)).toBe(false);
  });

  it("is never due where a host turned it off", () => {
    for (const every of [null, 0]) expect(isCheckDue(played(NOON, 300), every)).toBe(false);
  });

  it("starts again with a session", () => {
    const play = answerCheck(played(NOON, 60), REALITY_CHECK_MS);
    expect(passTime(play, NOON + 300 * MINUTE).answered).toBe(0);
  });
});

test("a stored time is read as it was written, or not at all", () => {
  const play = played(NOON, 5);
  expect(readPlayTime(JSON.parse(JSON.stringify(play)))).toEqual(play);
  const backwards = { ...play, startedAt: play.lastSeenAt + 1 };
  for (const other of [undefined, null, "", 5, {}, { ...play, dayMs: "5" }, backwards]) {
    expect(readPlayTime(other)).toBeNull();
  }
});
