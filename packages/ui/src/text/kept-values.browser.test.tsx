import { show } from "@satang/story-kit/show";
import { expect, test } from "vitest";
import { keptValues } from "./kept-values.ts";

async function kept(words: string, values: readonly string[]) {
  const { container } = await show(<p>{keptValues(words, values)}</p>);
  expect(container.querySelector("p")?.textContent).toBe(words);
  return [...container.querySelectorAll("[translate=no]")].map(({ textContent }) => textContent);
}

test.each([
  [
    "Transfer of 1,250.50 baht from Joker to Joker 2",
    ["Joker", "Joker 2"],
    ["1,250.50", "Joker", "Joker 2"],
  ],
  ["Claim of bonus A+B (1)", ["A+B (1)"], ["A+B (1)"]],
  ["Transfer of 500.00 baht from Wallet to PG Slot", ["", "PG Slot"], ["500.00", "PG Slot"]],
  ["ย้ายเงินไป เกมส์ไทย แล้ว", ["เกมส์ไทย"], ["เกมส์ไทย"]],
  ["Nothing to keep", [], []],
])("of %j a translator leaves what is not a word", async (words, values, expected) => {
  expect(await kept(words, values)).toEqual(expected);
});
