import { describe, expect, it } from "vitest";
import {
  type BonusType,
  bonusStatus,
  nextReceiptAt,
  readBonusType,
  receiptsLeft,
} from "./bonus-limit.rules.ts";
import { bonusNotice } from "./bonus-notice.rules.ts";

const at = Date.parse;
/** A Monday afternoon in Bangkok. */
const NOW = at("2026-11-23T07:00:00Z");
const receivedAt = [
  "2026-11-23T06:00:00Z", // today
  "2026-11-22T17:00:00Z", // the first instant of today, and of this week
  "2026-11-22T16:59:59Z", // Sunday
  "2026-11-16T07:00:00Z", // a week ago
].map(at);
const of = (type: BonusType | null, maxReceived = 4) => ({ type, maxReceived, receivedAt });

describe("the limit of a bonus", () => {
  it.each([
    ["limit", 0],
    ["day", 2],
    ["week", 2],
    [null, null],
  ] as const)("counts the receipts of its type: %s leaves %s of 4", (type, left) => {
    expect(receiptsLeft(of(type), NOW)).toBe(left);
  });

  it("counts the week from Monday, in the time of the site", () => {
    const sunday = at("2026-11-22T16:59:59Z");
    const before = { ...of("week"), receivedAt: receivedAt.slice(2) };
    expect(receiptsLeft(before, sunday)).toBe(2);
    expect(receiptsLeft(of("day"), NOW, 0)).toBe(3);
  });

  it("is never below zero, also when the service lowers it", () => {
    expect(receiptsLeft(of("limit", 1), NOW)).toBe(0);
  });

  it("ends with the day or the week; one of all receipts and one of none never end", () => {
    expect(nextReceiptAt(of("day"), NOW)).toBe(at("2026-11-23T17:00:00Z"));
    expect(nextReceiptAt(of("week"), NOW)).toBe(at("2026-11-29T17:00:00Z"));
    expect(nextReceiptAt(of("limit"), NOW)).toBeNull();
    expect(nextReceiptAt(of(null), NOW)).toBeNull();
    expect(nextReceiptAt(of("day", 0), NOW)).toBeNull();
  });

  it("is of a known type only", () => {
    expect(["limit", "day", "week", "promotion", null].map(readBonusType)).toEqual([
      "limit",
      "day",
      "week",
      null,
      null,
    ]);
  });
});

it.each([
  [true, 0, "current"],
  [true, 1, "current"],
  [false, 0, "received"],
  [false, 1, "available"],
  [false, null, "available"],
] as const)("a card that is active: %s, with %s left, is %s", (isActive, left, status) => {
  expect(bonusStatus(isActive, left)).toBe(status);
});

it("the notice has the percentage in each place, literally", () => {
  expect(bonusNotice("<p>%percentFail%%, again %percentFail%</p>", 7.5)).toBe(
    "<p>7.5%, again 7.5</p>",
  );
  expect(bonusNotice("no place", 5)).toBe("no place");
});
