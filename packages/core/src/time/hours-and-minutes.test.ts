import { expect, it } from "vitest";
import { hoursAndMinutes, wholeMinutes } from "./hours-and-minutes.ts";

const MINUTE = 60_000;

it.each([
  [0, 0, 0],
  [MINUTE - 1, 0, 0],
  [59 * MINUTE, 0, 59],
  [60 * MINUTE, 1, 0],
  [1_562 * MINUTE, 26, 2],
  [-5, 0, 0],
])("%i ms are %i hours and %i minutes", (passed, hours, minutes) => {
  expect(hoursAndMinutes(passed)).toEqual({ hours, minutes });
});

it.each([
  [0, 0],
  [MINUTE - 1, 0],
  [MINUTE, MINUTE],
  [2.5 * MINUTE, 2 * MINUTE],
])("%i ms has whole minutes of %i ms", (passed, whole) => {
  expect(wholeMinutes(passed)).toBe(whole);
});
