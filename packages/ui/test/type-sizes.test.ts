import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";

/** Their words stand in a frame of a fixed measure, which words of a larger brand would break. */
const FRAMED = ["AppBar", "BottomNavigation", "Countdown", "CountdownRing", "GameTile", "OtpField"];

test("a brand's type sizes reach every component: none has a size of its own", () => {
  const fixed = globSync("packages/ui/src/{primitives,flows,styles,text}/**/*.css.ts")
    .filter((path) => !FRAMED.includes(basename(path, ".css.ts")))
    .filter((path) => /fontSize: "[\d.]+(rem|px)"/.test(readFileSync(path, "utf8")));
  expect(fixed).toEqual([]);
});
