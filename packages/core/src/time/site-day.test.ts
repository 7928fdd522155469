import { expect, it } from "vitest";
import { startOfDay, startOfWeek } from "./site-day.ts";

const iso = (moment: number) => new Date(moment).toISOString();

it("a day and a week start at midnight in Bangkok, a week on Monday", () => {
  const sundayNight = Date.parse("2026-11-22T16:59:59Z");
  expect(iso(startOfDay(sundayNight))).toBe("2026-11-21T17:00:00.000Z");
  expect(iso(startOfWeek(sundayNight))).toBe("2026-11-15T17:00:00.000Z");
  const monday = Date.parse("2026-11-22T17:00:00Z");
  expect(iso(startOfDay(monday))).toBe("2026-11-22T17:00:00.000Z");
  expect(iso(startOfWeek(monday))).toBe("2026-11-22T17:00:00.000Z");
});

it("a site can be in another zone", () => {
  const moment = Date.parse("2026-11-22T02:00:00Z");
  expect(iso(startOfDay(moment, -300))).toBe("2026-11-21T05:00:00.000Z");
});
