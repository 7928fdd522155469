import { satang } from "@satang/core";
import { expect, it } from "vitest";
import { type BonusReading, bonusGain, isReadBefore } from "./bonus-gain.rules.ts";

const reading = (bonus: number | null, syncedAt = 0): BonusReading => ({
  bonus: bonus === null ? null : satang(bonus),
  syncedAt,
});

it.each([
  [reading(0), reading(50_00), 50_00],
  [reading(10_00), reading(60_00), 50_00],
  [reading(50_00), reading(50_00), null],
  [reading(50_00), reading(20_00), null],
  [reading(null), reading(50_00), null],
  [reading(0), reading(null), null],
  [null, reading(50_00), null],
  [reading(0), null, null],
])("a bonus wallet that is first %j and then %j has gained %s", (before, after, gained) => {
  expect(bonusGain(before, after)).toBe(gained);
});

it.each([
  [reading(0, 100), 100, true],
  [reading(0, 99), 100, true],
  [reading(0, 101), 100, false],
  [reading(null, 99), 100, false],
  [reading(0, 99), null, false],
  [null, 100, false],
])("a reading %j says what was there before an order sent at %s: %s", (read, sentAt, isBefore) => {
  expect(isReadBefore(read, sentAt)).toBe(isBefore);
});
