import { expect, it } from "vitest";
import { retryPause } from "./retry-pause.rules.ts";

it("pauses grow from five seconds to a minute", () => {
  expect([0, 1, 2, 3, 4, 50].map(retryPause)).toEqual([
    5_000, 10_000, 20_000, 40_000, 60_000, 60_000,
  ]);
});
