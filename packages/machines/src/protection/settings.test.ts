import { describe, expect, it, test } from "vitest";
import { BREAK_BOUNDS, BREAK_DAYS, breakOfDays, isBreakLength, isOnBreak } from "./break.rules.ts";
import { LOOSER_AFTER_MS } from "./own-limit.rules.ts";
import { applyChange, NO_PROTECTION, readSettings } from "./settings.rules.ts";

const NOW = Date.parse("2026-11-21T09:00:00Z");
const WEEK = breakOfDays(7);

describe("a break", () => {
  it("is a day to six weeks", () => {
    expect(BREAK_DAYS.map(breakOfDays).every(isBreakLength)).toBe(true);
    expect([BREAK_BOUNDS.shortest, BREAK_BOUNDS.longest].every(isBreakLength)).toBe(true);
    for (const length of [0, BREAK_BOUNDS.shortest - 1, BREAK_BOUNDS.longest + 1, Number.NaN]) {
      expect(isBreakLength(length)).toBe(false);
      expect(applyChange(NO_PROTECTION, { kind: "break", length }, NOW)).toBe(NO_PROTECTION);
    }
  });

  it("goes on until its last millisecond", () => {
    const { breakUntil } = applyChange(NO_PROTECTION, { kind: "break", length: WEEK }, NOW);
    expect(isOnBreak(breakUntil, NOW)).toBe(true);
    expect(isOnBreak(breakUntil, NOW + WEEK - 1)).toBe(true);
    expect(isOnBreak(breakUntil, NOW + WEEK)).toBe(false);
  });

  it("does not end by the device's clock", () => {
    expect(isOnBreak(NOW, null)).toBe(true);
    expect(isOnBreak(null, null)).toBe(false);
  });

  it("becomes longer, never shorter", () => {
    const week = applyChange(NO_PROTECTION, { kind: "break", length: WEEK }, NOW);
    const day = applyChange(week, { kind: "break", length: breakOfDays(1) }, NOW + 1);
    expect(day.breakUntil).toBe(NOW + WEEK);
    const longer = applyChange(week, { kind: "break", length: breakOfDays(14) }, NOW + 1);
    expect(longer.breakUntil).toBe(NOW + 1 + breakOfDays(14));
  });
});

describe("a limit", () => {
  it("changes without the other", () => {
    const settings = applyChange(
      NO_PROTECTION,
      { kind: "limit", limit: "deposit", value: 50_000 },
      NOW,
    );
    expect(settings.limits.deposit.value).toBe(50_000);
    expect(settings.limits.time).toBe(NO_PROTECTION.limits.time);
  });

  it("stays when the new one is no limit", () => {
    const change = { kind: "limit", limit: "time", value: 0 } as const;
    expect(applyChange(NO_PROTECTION, change, NOW)).toBe(NO_PROTECTION);
  });
});

describe("stored settings", () => {
  it("are read as they were written", () => {
    let settings = NO_PROTECTION;
    settings = applyChange(settings, { kind: "limit", limit: "deposit", value: 50_000 }, NOW);
    settings = applyChange(settings, { kind: "limit", limit: "deposit", value: null }, NOW);
    settings = applyChange(settings, { kind: "break", length: WEEK }, NOW);
    expect(settings.limits.deposit.next).toEqual({ value: null, from: NOW + LOOSER_AFTER_MS });
    expect(readSettings(JSON.parse(JSON.stringify(settings)))).toEqual(settings);
  });

  test.each([
    undefined,
    null,
    "",
    7,
    [],
    {},
    { limits: 7, breakUntil: "soon" },
    { limits: { deposit: { value: -5, next: null }, time: { value: "all" } } },
  ])("that cannot be read were never set: %j", (stored) => {
    expect(readSettings(stored)).toEqual(NO_PROTECTION);
  });

  it("keep a limit when only what waits cannot be read", () => {
    const stored = { limits: { deposit: { value: 500, next: { value: 900, from: "soon" } } } };
    expect(readSettings(stored).limits.deposit).toEqual({ value: 500, next: null });
  });
});
