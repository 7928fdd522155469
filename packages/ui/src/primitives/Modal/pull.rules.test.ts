import { expect, test } from "vitest";
import { isPulledAway } from "./pull.rules.ts";

test.each([
  { distance: 130, ms: 2000, away: true, why: "a long slow pull" },
  { distance: 60, ms: 80, away: true, why: "a short quick flick" },
  { distance: 60, ms: 900, away: false, why: "a short slow pull" },
  { distance: 10, ms: 5, away: false, why: "a tremble" },
])("$why closes: $away", ({ distance, ms, away }) => {
  expect(isPulledAway(distance, ms)).toBe(away);
});
