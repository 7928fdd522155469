import { expect, it } from "vitest";
import { wheelSlices } from "../prize/wheel.data.ts";
import { drawSlice, seededChance } from "./draw.rules.ts";

const shares = (count: number) => {
  const won = new Map<string, number>();
  for (let number = 0; number < count; number += 1) {
    const code = drawSlice(wheelSlices, seededChance("river", "m-1", number))?.code ?? "nothing";
    won.set(code, (won.get(code) ?? 0) + 1 / count);
  }
  return won;
};

it("draws the same slices again with the same seed, and others for another member", () => {
  const draw = (member: string) =>
    Array.from({ length: 20 }, (_, number) => seededChance("river", member, number));
  expect(draw("m-1")).toEqual(draw("m-1"));
  expect(draw("m-1")).not.toEqual(draw("m-2"));
});

it("draws each slice as often as its weight says", () => {
  const won = shares(20_000);
  const total = wheelSlices.reduce((sum, { weight }) => sum + weight, 0);
  expect(won.get("nothing")).toBeUndefined();
  for (const { code, weight } of wheelSlices) {
    expect(Math.abs((won.get(code) ?? 0) - weight / total)).toBeLessThan(0.01);
  }
});

it("never draws a slice without weight, and nothing when no slice can win", () => {
  const [first, second] = wheelSlices.map((slice) => ({ ...slice, weight: 0 }));
  if (!first || !second) throw new Error("the wheel has two slices");
  const only = { ...second, weight: 1 };
  expect(drawSlice([first, only, first], 0)).toBe(only);
  expect(drawSlice([first, only, first], 0.999_999)).toBe(only);
  expect(drawSlice([first, second], 0.5)).toBeUndefined();
  expect(drawSlice([], 0.5)).toBeUndefined();
});
