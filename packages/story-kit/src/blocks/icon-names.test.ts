import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { drawingOf, findIcons } from "./icon-names.rules.ts";

test("an icon is found by its meaning and by its drawing", () => {
  const icons = [
    { name: "RefundIcon", drawing: "hand-coins" },
    { name: "CoinsIcon", drawing: "coins" },
  ];
  expect(findIcons(icons, "refund")).toEqual([icons[0]]);
  expect(findIcons(icons, "coins hand")).toEqual([icons[0]]);
  expect(findIcons(icons, "")).toEqual(icons);
});

test("the name of a drawing is read from the file of its icon", () => {
  const source = readFileSync("packages/ui/src/primitives/Icon/icons/RefundIcon.ts", "utf8");
  expect(drawingOf(source)).toBe("hand-coins");
});
