import { describe, expect, it } from "vitest";
import { countdown, minutesAndSeconds, timeLeft, untilNextSecond } from "./time-left.ts";

describe("countdown", () => {
  it.each([
    [300_000, "05:00"],
    [299_999, "05:00"],
    [299_000, "04:59"],
    [60_000, "01:00"],
    [1, "00:01"],
    [0, "00:00"],
    [-5_000, "00:00"],
    [4_500_000, "75:00"],
    [6_000_000, "100:00"],
    [Number.NaN, "00:00"],
  ])("%d ms left reads %s", (left, text) => {
    expect(countdown(left)).toBe(text);
  });

  it("splits into whole minutes and seconds", () => {
    expect(minutesAndSeconds(150_000)).toEqual({ minutes: 2, seconds: 30 });
  });
});

it("is zero after the moment", () => {
  expect(timeLeft(1_000, 400)).toBe(600);
  expect(timeLeft(1_000, 2_000)).toBe(0);
});

it.each([
  [4_200, 200],
  [4_000, 1_000],
  [1, 1],
])("with %d ms left, the shown second changes in %d ms", (left, ms) => {
  expect(untilNextSecond(left)).toBe(ms);
});
