import { expect, test } from "vitest";
import { markersOf, type PartBox } from "./markers.rules.ts";

const size = { width: 400, height: 200 };
const box = (part: string, x: number, y: number, width = 40, height = 20): PartBox => ({
  part,
  x,
  y,
  width,
  height,
});

test("parts are numbered from the top, each at the side that is nearer", () => {
  const markers = markersOf([box("amount", 60, 120), box("art", 300, 20)], size);
  expect(markers.map(({ part, number, side }) => [part, number, side])).toEqual([
    ["art", 1, "end"],
    ["amount", 2, "start"],
  ]);
  expect(markers[0]).toMatchObject({ at: { x: 376, y: 30 }, to: { x: 334, y: 30 } });
});

test("two numbers of a side never overlap, and stay in the picture", () => {
  const parts = ["a", "b", "c"].map((part, index) => box(part, 60, 170 + index));
  const markers = markersOf([...parts, box("far", 300, 20)], size);
  const places = markers.filter(({ side }) => side === "start").map(({ at }) => at.y);
  expect(places).toEqual([112, 144, 176]);
});

test("parts in the middle are at either side", () => {
  const parts = ["a", "b"].map((part, index) => box(part, 180, 40 + index * 60));
  expect(markersOf(parts, size).map(({ side }) => side)).toEqual(["start", "end"]);
});
