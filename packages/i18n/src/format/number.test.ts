import { expect, it } from "vitest";
import { count, percent } from "./number.ts";

it("groups whole numbers", () => {
  expect([count(0), count(999), count(12480), count(-1000), count(2.9)]).toEqual([
    "0",
    "999",
    "12,480",
    "-1,000",
    "2",
  ]);
  expect(count(Number.NaN)).toBe("–");
});

it("writes a percentage with at most two decimals", () => {
  expect([percent(50), percent(12.5), percent(33.3333), percent(Number.NaN)]).toEqual([
    "50%",
    "12.5%",
    "33.33%",
    "–",
  ]);
});
