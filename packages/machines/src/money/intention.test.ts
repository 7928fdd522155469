import { describe, expect, it } from "vitest";
import {
  isSameIntention,
  isSameOrder,
  readIntention,
  timeOfSend,
  writeIntention,
} from "./intention.rules.ts";
import type { Intention } from "./money-operation.types.ts";

const intention: Intention = {
  key: "k1",
  operation: "transfer",
  member: "m1",
  order: { from: "wallet", to: "PG", amount: 10_000 },
  before: null,
  startedAt: 1_800_000_000_000.25,
  isServerTime: true,
  lastSentAt: 1_800_000_000_000.25,
  sends: 1,
  outcome: null,
};

describe("a stored intention", () => {
  it("reads back as it was written", () => {
    expect(readIntention(writeIntention(intention))).toEqual(intention);
    const done = { ...intention, member: null, outcome: { kind: "done" } } as const;
    expect(readIntention(writeIntention(done))).toEqual(done);
  });

  it.each([
    ["nothing", undefined],
    ["no JSON", "{"],
    ["another value", '"text"'],
    ["no key", JSON.stringify({ ...intention, key: "" })],
    ["no operation", JSON.stringify({ ...intention, operation: 1 })],
    ["no member", JSON.stringify({ ...intention, member: 7 })],
    ["no time", JSON.stringify({ ...intention, lastSentAt: "now" })],
    ["half a send", JSON.stringify({ ...intention, sends: 0.5 })],
    ["an unknown outcome", JSON.stringify({ ...intention, outcome: { kind: "lost" } })],
  ])("is not trusted: %s is read as no intention", (_name, text) => {
    expect(readIntention(text)).toBeNull();
  });
});

it("compares orders by their values, in any order of their fields", () => {
  expect(isSameOrder({ from: "a", to: "b" }, { to: "b", from: "a" })).toBe(true);
  expect(isSameOrder({ from: "a", to: "b" }, { from: "b", to: "a" })).toBe(false);
  expect(isSameOrder({ amount: 5 }, { amount: 5, to: "b" })).toBe(false);
});

it("gives each send a time of its own, also while a clock that was set back does not move", () => {
  expect(timeOfSend(5_000, 0)).toBe(5_000);
  expect(timeOfSend(5_000, 4_999)).toBe(5_000);
  expect(timeOfSend(5_000, 5_000)).toBe(5_001);
  expect(timeOfSend(5_000, 5_001)).toBe(5_002);
  expect(timeOfSend(5_000, 3_605_000)).toBe(5_000);
});

describe("the same order", () => {
  const { operation, order, lastSentAt } = intention;
  const at = (minutes: number, isServerTime = true) => ({
    now: lastSentAt + minutes * 60_000,
    isServerTime,
  });

  it("is the same intention for 15 minutes, also after a clock jumped forward or back", () => {
    expect(isSameIntention(intention, operation, order, at(14.9))).toBe(true);
    expect(isSameIntention(intention, operation, order, at(-14.9))).toBe(true);
    expect(isSameIntention(intention, operation, order, at(15))).toBe(false);
  });

  it("is the same intention at any age when only the device time is known", () => {
    expect(isSameIntention(intention, operation, order, at(60, false))).toBe(true);
    const byDevice = { ...intention, isServerTime: false };
    expect(isSameIntention(byDevice, operation, order, at(60))).toBe(true);
  });

  it("of another operation is another intention", () => {
    expect(isSameIntention(intention, "transferAll", order, at(0))).toBe(false);
  });
});
