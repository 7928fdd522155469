import { describe, expect, it, test } from "vitest";
import {
  changeLimit,
  isLimitValue,
  LOOSER_AFTER_MS,
  limitAt,
  limitEffect,
  NO_LIMIT,
} from "./own-limit.rules.ts";

const NOW = Date.parse("2026-11-21T09:00:00Z");
const TOMORROW = NOW + LOOSER_AFTER_MS;
const of = (value: number | null) => ({ value, next: null });
const VALUES = [null, 100, 500, 900] as const;
/** No limit is the loosest. */
const size = (value: number | null) => value ?? Number.POSITIVE_INFINITY;

describe.each(VALUES)("a limit of %s", (present) => {
  it.each(VALUES)("that shall become %s counts at once unless it is looser", (wanted) => {
    const changed = changeLimit(of(present), wanted, NOW);
    const isLooser = size(wanted) > size(present);
    expect(limitAt(changed, NOW)).toBe(isLooser ? present : wanted);
    expect(limitAt(changed, TOMORROW - 1)).toBe(isLooser ? present : wanted);
    expect(limitAt(changed, TOMORROW)).toBe(wanted);
  });
});

test("no order of wishes makes a limit looser within a day", () => {
  for (const first of VALUES) {
    for (const second of VALUES) {
      for (const third of VALUES) {
        const start = of(500);
        let limit = changeLimit(start, first, NOW);
        limit = changeLimit(limit, second, NOW + 1000);
        limit = changeLimit(limit, third, NOW + 2000);
        expect(size(limitAt(limit, TOMORROW - 1))).toBeLessThanOrEqual(500);
      }
    }
  }
});

describe("while a looser limit waits", () => {
  const waiting = changeLimit(of(100), 900, NOW);

  it("ends it with a tighter one", () => {
    expect(changeLimit(waiting, 50, NOW + 1)).toEqual(of(50));
  });

  it("ends it with the present one", () => {
    expect(changeLimit(waiting, 100, NOW + 1)).toEqual(of(100));
  });

  it("keeps its time for less than it, and for the same", () => {
    for (const wanted of [500, 900]) {
      expect(changeLimit(waiting, wanted, NOW + 1).next).toEqual({ value: wanted, from: TOMORROW });
    }
  });

  it("waits for another day for more than it", () => {
    expect(changeLimit(waiting, null, NOW + 1).next).toEqual({ value: null, from: TOMORROW + 1 });
  });

  it("does not count the device's clock", () => {
    expect(limitAt(waiting, null)).toBe(100);
  });

  it("compares with it once it counts", () => {
    expect(limitAt(changeLimit(waiting, 500, TOMORROW), TOMORROW)).toBe(500);
  });
});

test("a limit is a whole number above 0, or none", () => {
  expect([null, 1, 50_000].every(isLimitValue)).toBe(true);
  expect([0, -1, 1.5, Number.NaN, "5", undefined].some(isLimitValue)).toBe(false);
  expect(limitAt(NO_LIMIT, NOW)).toBeNull();
});

describe("the effect of saving a limit", () => {
  it.each([
    [null, 500, { kind: "now" }],
    [500, 100, { kind: "now" }],
    [500, 900, { kind: "later", from: TOMORROW }],
    [500, null, { kind: "later", from: TOMORROW }],
    [500, 500, { kind: "same" }],
  ])("from %s to %s is %o", (present, wanted, effect) => {
    expect(limitEffect(of(present), wanted, NOW)).toEqual(effect);
  });

  it("the present limit ends a looser one that waits", () => {
    const waiting = changeLimit(of(500), 900, NOW);
    expect(limitEffect(waiting, 500, NOW + 1)).toEqual({ kind: "now" });
    expect(limitEffect(waiting, 900, NOW + 1)).toEqual({ kind: "later", from: TOMORROW });
  });
});
