import { expect, test } from "vitest";
import { type Box, freeTop } from "./free-top.rules.ts";

const box = (top: number, height: number, left = 0, width = 390): Box => ({
  left,
  right: left + width,
  top,
  bottom: top + height,
});
const toasts = box(12, 52);

test.each<[string, Box[], number]>([
  ["nothing is under them", [], 12],
  ["a title is below them", [box(80, 30)], 12],
  ["a title is only next to them", [box(12, 30, 390)], 12],
  ["a title touches them", [box(64, 30)], 12],
  ["a title is under them", [box(20, 30)], 58],
  ["a title and a close button are under them", [box(20, 44, 330, 44), box(24, 30, 20, 200)], 72],
  ["the next title is where they would go", [box(60, 30), box(20, 30)], 98],
  ["there is no place", [box(20, 700)], 12],
])("%s", (_, parts, top) => {
  expect(freeTop(toasts, parts, 720)).toBe(top);
});
