import { expect, test } from "vitest";
import { placeByKey, placeByLetters } from "./menu.rules.ts";

test.each([
  ["ArrowDown", -1, 0],
  ["ArrowDown", 2, 0],
  ["ArrowUp", -1, 2],
  ["ArrowUp", 0, 2],
  ["ArrowUp", 2, 1],
  ["Home", 1, 0],
  ["End", 1, 2],
  ["PageDown", 1, undefined],
])("%s from %i of three leads to %s", (key, current, place) => {
  expect(placeByKey(key, current, 3)).toBe(place);
});

const labels = ["แก้ไข", "คัดลอก", "Delete", "Download", "คืนค่า"];

test.each([
  { typed: "ค", current: 0, place: 1, why: "a Thai letter to the next that begins with it" },
  { typed: "คค", current: 1, place: 4, why: "the same letter again to the one after" },
  { typed: "ค", current: 4, place: 1, why: "past the end to the start" },
  { typed: "do", current: 2, place: 3, why: "two letters past the first that has only one" },
  { typed: "de", current: 2, place: 2, why: "more letters keep the place that still fits" },
  { typed: "x", current: 0, place: undefined, why: "what nothing begins with nowhere" },
])("typing leads $why", ({ typed, current, place }) => {
  expect(placeByLetters(labels, typed, current)).toBe(place);
});
