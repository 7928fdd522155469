import { expect, test } from "vitest";
import { placeAtAnchor } from "./anchor.rules.ts";

const phone = { top: 0, width: 390, height: 844 };
const box = { width: 200, height: 100 };

test.each([
  { why: "below its button", anchor: { left: 16, top: 100, bottom: 144 }, left: 16, top: 144 },
  {
    why: "above its button at the foot of a phone",
    anchor: { left: 16, top: 780, bottom: 824 },
    left: 16,
    top: 680,
  },
  {
    why: "away from the edge of the window",
    anchor: { left: 340, top: 100, bottom: 144 },
    left: 182,
    top: 144,
  },
])("a menu is placed $why", ({ anchor, left, top }) => {
  expect(placeAtAnchor(anchor, box, phone)).toMatchObject({ left, top });
});

test("a tooltip is above its anchor, or below when there is no space above", () => {
  const top = (anchor: { left: number; top: number; bottom: number }) =>
    placeAtAnchor(anchor, box, phone, { side: "above" }).top;
  expect(top({ left: 16, top: 300, bottom: 344 })).toBe(200);
  expect(top({ left: 16, top: 40, bottom: 84 })).toBe(84);
});

test("when it fits nowhere it still begins inside the window", () => {
  const tall = { width: 500, height: 900 };
  expect(
    placeAtAnchor({ left: 16, top: 400, bottom: 444 }, tall, phone, { side: "above" }),
  ).toMatchObject({ left: 8, top: 8 });
});

const list = { gap: 6, most: 344 };
const place = (
  field: { top: number; bottom: number },
  seen: { top: number; height: number },
  height: number,
) => placeAtAnchor({ left: 16, ...field }, { width: 200, height }, { width: 390, ...seen }, list);
const screen = { top: 0, height: 800 };

test("a list is below its field when all of it fits there", () => {
  expect(place({ top: 100, bottom: 156 }, screen, 300)).toMatchObject({
    top: 162,
    "max-height": 344,
  });
});

test("a list is above its field when the on-screen keyboard covers the space below", () => {
  expect(place({ top: 340, bottom: 396 }, { top: 0, height: 420 }, 300)).toMatchObject({
    top: 34,
    "max-height": 326,
  });
});

test("a short list above is next to its field", () => {
  expect(place({ top: 700, bottom: 756 }, screen, 60).top).toBe(634);
});

test("when neither side has enough space, the list uses the larger one and scrolls inside", () => {
  expect(place({ top: 60, bottom: 116 }, { top: 0, height: 260 }, 300)).toMatchObject({
    top: 122,
    "max-height": 130,
  });
});

test("on a zoomed page the visible part counts", () => {
  expect(place({ top: 400, bottom: 450 }, { top: 300, height: 200 }, 300)).toMatchObject({
    top: 308,
    "max-height": 86,
  });
});
