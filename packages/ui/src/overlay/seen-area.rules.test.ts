import { expect, test } from "vitest";
import { seenAreaOf } from "./seen-area.rules.ts";

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
