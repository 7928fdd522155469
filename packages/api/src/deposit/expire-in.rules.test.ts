import { expect, test } from "vitest";
import { parseExpireIn } from "./expire-in.rules.ts";

const NOW = Date.parse("2026-11-21T09:00:00Z");
const LATER = NOW + 600_000;

test.each([
  ["ISO 8601 with offset", "2026-11-21T16:10:00+07:00"],
  ["ISO 8601 with an offset without colon", "2026-11-21T16:10:00+0700"],
  ["ISO 8601 in UTC", "2026-11-21T09:10:00.000Z"],
  ["epoch milliseconds", LATER],
  ["epoch seconds", LATER / 1000],
  ["epoch milliseconds as text", String(LATER)],
  ["epoch seconds as text", String(LATER / 1000)],
  ["seconds from now", 600],
  ["seconds from now as text", " 600 "],
])("%s is read as a moment", (_, value) => {
  expect(parseExpireIn(value, NOW)).toBe(LATER);
});

test("zero seconds from now is now", () => {
  expect(parseExpireIn(0, NOW)).toBe(NOW);
});

test.each([
  ["ISO 8601 without offset", "2026-11-21T16:10:00"],
  ["an impossible date", "2026-13-41T16:10:00Z"],
  ["a date alone", "2026-11-21"],
  ["words", "in ten minutes"],
  ["nothing", ""],
  ["null", null],
  ["undefined", undefined],
  ["a negative number", -5],
  ["not a number", Number.NaN],
  ["a number between years of seconds and epochs", 500_000_000],
  ["infinity", Number.POSITIVE_INFINITY],
  ["an object", {}],
])("%s is not read as a moment", (_, value) => {
  expect(parseExpireIn(value, NOW)).toBeNull();
});
