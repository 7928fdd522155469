import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const drawing = readFileSync(".storybook/public/favicon.svg", "utf8");

test("the brand image of Storybook has the shapes of the project's logo", () => {
  const logo = readFileSync("packages/ui/src/primitives/Logo/CoinFace.tsx", "utf8");
  const shapes = logo.match(/\b(?:d|r|offset|x2)="[^"]+"/g) ?? [];
  expect(shapes.length).toBeGreaterThan(5);
  expect(shapes.filter((shape) => !drawing.includes(shape))).toEqual([]);
});
