import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { tokenDocs } from "../../../ui/src/theme/docs/token-docs.ts";
import {
  MAIN_ROLES,
  movementsOf,
  pathOf,
  SHOWN_BRANDS,
  sizesOf,
  swatchesOf,
} from "./foundations.rules.ts";

const docs = tokenDocs(readFileSync("packages/ui/src/theme/tokens/token-table.ts", "utf8"));

test.each(SHOWN_BRANDS)(
  "each main role of $id is shown with a contrast that is enough",
  (brand) => {
    const swatches = swatchesOf(brand).filter(({ token }) => MAIN_ROLES.includes(token as never));
    expect(swatches.length).toBe(MAIN_ROLES.length);
    expect(swatches.filter(({ lowest }) => !lowest || lowest.level === "too low")).toEqual([]);
  },
);

test("the sizes of type are those of the tokens in px, with their use", () => {
  const sizes = sizesOf(docs);
  expect(sizes.map(({ px }) => px)).toEqual([56, 42, 30, 22, 17, 15, 13, 12]);
  expect(sizes.filter(({ text }) => text === "")).toEqual([]);
});

test("a duration has its value under reduced motion, and a curve has none", () => {
  const movements = movementsOf(docs);
  expect(movements.find(({ token }) => token === "slow")).toMatchObject({
    value: "300ms",
    reduced: "0s",
  });
  expect(movements.find(({ token }) => token === "easeOut")?.reduced).toBeNull();
});

test("a curve is drawn from the lower corner to the upper one", () => {
  expect(pathOf("cubic-bezier(0.4, 0, 0.2, 1)")).toBe("M0 1C0.4 1 0.2 0 1 0");
});
