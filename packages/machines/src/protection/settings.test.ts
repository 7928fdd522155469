import { describe, expect, it, test } from "vitest";
import { BREAK_BOUNDS, BREAK_DAYS, breakOfDays, isBreakLength, isOnBreak } from "./break.rules.ts";
import { LOOSER_AFTER_MS } from "./own-limit.rules.ts";
import type { ProtectionChange, ProtectionSettings } from "./protection.types.ts";
import {
  applyChange,
  NO_PROTECTION,
  readSettings,
  settingsOf,
  showsChange,
} from "./settings.rules.ts";

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

describe("the settings after a change", () => {
  const looser = { value: 200, next: { value: 500, from: NOW + LOOSER_AFTER_MS } };
  const removed = { value: 200, next: { value: null, from: NOW + LOOSER_AFTER_MS } };
  const kept: ProtectionSettings = {
    limits: { deposit: { value: 200, next: null }, time: { value: null, next: null } },
    breakUntil: NOW + breakOfDays(3),
  };
  const limitOf = (value: number | null): ProtectionChange => ({
    kind: "limit",
    limit: "deposit",
    value,
  });
  const breakOf = (days: number): ProtectionChange => ({
    kind: "break",
    length: breakOfDays(days),
  });

  it.each([limitOf(100), limitOf(500), limitOf(null), limitOf(200), breakOf(7), breakOf(1)])(
    "show it: %j",
    (change) => {
      expect(showsChange(applyChange(kept, change, NOW + 2_000), change, NOW)).toBe(true);
    },
  );

  it.each([limitOf(100), limitOf(500), limitOf(null), breakOf(7)])(
    "do not show it while nothing was changed: %j",
    (change) => {
      expect(showsChange(kept, change, NOW)).toBe(false);
    },
  );

  it.each([
    ["the limit of before while a looser one waits", looser, 200],
    ["another looser limit", looser, 600],
    ["a removal", looser, null],
    ["a limit while the removal waits", removed, 200],
  ])("do not show %s", (_, deposit, value) => {
    const settings = { ...kept, limits: { ...kept.limits, deposit } };
    expect(showsChange(settings, limitOf(value), NOW)).toBe(false);
  });

  it("show a break by the clock of its store, and none that is too short", () => {
    const until = (breakUntil: number | null) => ({ ...kept, breakUntil });
    const end = NOW + breakOfDays(7);
    expect(showsChange(until(end - 20_000), breakOf(7), NOW)).toBe(true);
    expect(showsChange(until(end - 120_000), breakOf(7), NOW)).toBe(false);
    expect(showsChange(until(null), breakOf(7), NOW)).toBe(false);
  });

  it("are no proof of a break while the time of the order is not known", () => {
    expect(showsChange({ ...kept, breakUntil: NOW + breakOfDays(7) }, breakOf(7), null)).toBe(
      false,
    );
  });
});

describe("the answer of a store", () => {
  it("is settings, also without what was never set", () => {
    const limits = { deposit: { value: 500, next: null }, time: { value: null, next: null } };
    expect(settingsOf({ limits, breakUntil: NOW })).toEqual({ limits, breakUntil: NOW });
    const sparse = { limits: { deposit: { value: 500 }, time: { value: null } } };
    expect(settingsOf(sparse)).toEqual({ limits, breakUntil: null });
  });

  const whole = { limits: { deposit: { value: null }, time: { value: null } } };
  it.each([
    null,
    true,
    "OK",
    {},
    [],
    { limits: {} },
    { limits: { deposit: {}, time: {} } },
    { limits: { deposit: { value: -1 }, time: { value: null } } },
    { limits: { deposit: { value: 1, next: { value: 2 } }, time: { value: null } } },
    { ...whole, breakUntil: "tomorrow" },
  ])("is no settings: %j", (answer) => {
    expect(settingsOf(answer)).toBeNull();
  });
});
