import { expect, test } from "vitest";
import { placeBeside } from "./beside.rules.ts";

const phone = { width: 390, height: 844 };
const box = { width: 200, height: 100 };

test.each([
  { why: "below its button", anchor: { left: 16, top: 100, bottom: 144 }, x: 16, y: 144 },
  {
    why: "above at the foot of a phone",
    anchor: { left: 16, top: 780, bottom: 824 },
    x: 16,
    y: 680,
  },
  { why: "pushed in from the edge", anchor: { left: 340, top: 100, bottom: 144 }, x: 182, y: 144 },
])("a menu stands $why", ({ anchor, x, y }) => {
  expect(placeBeside(anchor, box, phone, "below")).toEqual({ x, y });
});

test("a tooltip stands above, and below where there is no room", () => {
  expect(placeBeside({ left: 16, top: 300, bottom: 344 }, box, phone, "above").y).toBe(200);
  expect(placeBeside({ left: 16, top: 40, bottom: 84 }, box, phone, "above").y).toBe(84);
});

test("where it fits nowhere it still starts inside the window", () => {
  const tall = { width: 500, height: 900 };
  expect(placeBeside({ left: 16, top: 400, bottom: 444 }, tall, phone, "above")).toEqual({
    x: 8,
    y: 8,
  });
});
