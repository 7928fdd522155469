import { expect, test } from "vitest";
import { coveredOf, seenAreaOf } from "./seen-area.rules.ts";

test("a keyboard covers what is below the visible part", () => {
  expect(seenAreaOf({ offsetTop: 0, height: 464, scale: 1 }, 844)).toEqual({ top: 0, height: 464 });
  expect(seenAreaOf({ offsetTop: 120, height: 464, scale: 1 }, 844)).toEqual({
    top: 120,
    height: 464,
  });
});

test("a member who pinches to read a small text has no keyboard", () => {
  expect(seenAreaOf({ offsetTop: 300, height: 422, scale: 2 }, 844)).toEqual({
    top: 0,
    height: 844,
  });
});

test("a member who pinches while the keyboard is open has what is above it", () => {
  expect(seenAreaOf({ offsetTop: 90, height: 232, scale: 2 }, 844)).toEqual({
    top: 0,
    height: 464,
  });
});

test("a browser without a visual viewport shows the whole window", () => {
  expect(seenAreaOf(null, 844)).toEqual({ top: 0, height: 844 });
});

const WINDOW = { top: 0, bottom: 844 };

test.each([
  ["a keyboard", { top: 0, height: 544 }, { above: 0, below: 300 }],
  ["a window that the browser has moved", { top: 120, height: 544 }, { above: 120, below: 180 }],
  ["a bounce at the top", { top: -20, height: 544 }, { above: 0, below: 320 }],
  ["the bar of the browser", { top: 0, height: 800 }, { above: 0, below: 0 }],
  ["nothing", { top: 0, height: 844 }, { above: 0, below: 0 }],
])("what is covered of a box by %s", (_, seen, covered) => {
  expect(coveredOf(seen, WINDOW)).toEqual(covered);
});
