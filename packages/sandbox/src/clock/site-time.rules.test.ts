import { describe, expect, it } from "vitest";
import { startOfSiteDay, startOfSiteWeek, toSiteIso } from "./site-time.rules.ts";

describe("site time", () => {
  it("is written with Bangkok's offset", () => {
    expect(toSiteIso(new Date("2026-11-21T07:32:00Z"))).toBe("2026-11-21T14:32:00.000+07:00");
  });

  it("starts its day and its week at midnight in Bangkok", () => {
    const sundayNight = new Date("2026-11-22T16:59:59Z");
    expect(startOfSiteDay(sundayNight).toISOString()).toBe("2026-11-21T17:00:00.000Z");
    expect(startOfSiteWeek(sundayNight).toISOString()).toBe("2026-11-15T17:00:00.000Z");
    const monday = new Date("2026-11-22T17:00:00Z");
    expect(startOfSiteWeek(monday).toISOString()).toBe("2026-11-22T17:00:00.000Z");
  });
});
