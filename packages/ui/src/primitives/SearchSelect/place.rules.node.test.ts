import { expect, test } from "vitest";
import { placeBeside } from "./place.rules.ts";

const screen = { top: 0, height: 800 };

test("below its field while all of it fits there", () => {
  expect(placeBeside({ top: 100, bottom: 156 }, screen, 300)).toEqual({
    top: 162,
    "max-height": 344,
  });
});

test("above it where a phone's keyboard covers what is below", () => {
  const seen = { top: 0, height: 420 };
  expect(placeBeside({ top: 340, bottom: 396 }, seen, 300)).toEqual({ top: 34, "max-height": 326 });
});

test("a short list above stands right at the field", () => {
  expect(placeBeside({ top: 700, bottom: 756 }, screen, 60).top).toBe(634);
});

test("where neither side has room it takes the better one and scrolls inside", () => {
  const place = placeBeside({ top: 60, bottom: 116 }, { top: 0, height: 260 }, 300);
  expect(place).toEqual({ top: 122, "max-height": 130 });
});

test("what a zoomed page shows is what counts", () => {
  expect(placeBeside({ top: 400, bottom: 450 }, { top: 300, height: 200 }, 300)).toEqual({
    top: 308,
    "max-height": 86,
  });
});
