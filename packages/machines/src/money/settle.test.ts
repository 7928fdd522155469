import { describe, expect, it } from "vitest";
import { readDelay } from "./readings.rules.ts";
import { settleTime, timeToSettle } from "./settle.rules.ts";

const facts = { settleMs: 90_000, watchedMs: 0, endedMs: null };

describe("the settling time", () => {
  it.each([
    [60_000, undefined, 90_000],
    [5_000, undefined, 60_000],
    [60_000, 10_000, 90_000],
    [60_000, 300_000, 300_000],
    [180_000, undefined, 210_000],
  ])("with a timeout of %d ms and %s configured is %d ms", (timeout, configured, expected) => {
    expect(settleTime(timeout, configured)).toBe(expected);
  });

  it("is what this page has watched by its monotonic clock, which no step of the Date header or of the device clock changes", () => {
    expect(timeToSettle(facts)).toBe(90_000);
    expect(timeToSettle({ ...facts, watchedMs: 89_999 })).toBe(1);
    expect(timeToSettle({ ...facts, watchedMs: 90_000 })).toBe(0);
  });

  it("lasts for 30 seconds after the end of a call of this page, also when the call ended late", () => {
    const slept = { ...facts, watchedMs: 9_000_000 };
    expect(timeToSettle({ ...slept, endedMs: 1_000 })).toBe(29_000);
    expect(timeToSettle({ ...slept, endedMs: 30_000 })).toBe(0);
    expect(timeToSettle({ ...facts, watchedMs: 1_000, endedMs: 30_000 })).toBe(89_000);
  });
});

describe("readings", () => {
  it("begin after one second and repeat every three seconds", () => {
    expect(readDelay(0, 90_000, -90_000)).toBe(1_000);
    expect(readDelay(1, 89_000, -89_000)).toBe(3_000);
  });

  it("become less frequent later, with one right at the settling time", () => {
    expect(readDelay(4, 80_000, -80_000)).toBe(5_000);
    expect(readDelay(5, 75_000, -75_000)).toBe(10_000);
    expect(readDelay(7, 45_000, -45_000)).toBe(40_000);
    expect(readDelay(8, 5_000, -5_000)).toBe(5_000);
    expect(readDelay(9, 0, 0)).toBe(30_000);
  });

  it("continue every minute while nothing is known", () => {
    expect(readDelay(99, 0, 600_000)).toBe(60_000);
  });
});
