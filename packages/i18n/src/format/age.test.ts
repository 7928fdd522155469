import { describe, expect, it } from "vitest";
import { ageOf } from "./age.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const now = Date.parse("2026-11-21T07:31:08Z");

describe("ageOf", () => {
  it.each([
    [0, "seconds", 0],
    [999, "seconds", 0],
    [SECOND, "seconds", 1],
    [MINUTE - 1, "seconds", 59],
    [MINUTE, "minutes", 1],
    [HOUR - 1, "minutes", 59],
    [HOUR, "hours", 1],
    [DAY - 1, "hours", 23],
    [DAY, "days", 1],
    [30 * DAY - 1, "days", 29],
    [30 * DAY, "months", 1],
    [364 * DAY, "months", 12],
    [365 * DAY, "years", 1],
    [730 * DAY - 1, "years", 1],
    [730 * DAY, "years", 2],
  ] as const)("%d ms is %s %d", (age, unit, count) => {
    expect(ageOf(now - age, now)).toEqual({ unit, count });
  });

  it("counts a moment in the future as 0 seconds", () => {
    expect(ageOf(now + DAY, now)).toEqual({ unit: "seconds", count: 0 });
  });
});
