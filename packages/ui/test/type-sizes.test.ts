import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";

/** Components with text in a frame of a fixed size, which larger text would overflow. */
const FRAMED = ["AppBar", "BottomNavigation", "Countdown", "CountdownRing", "GameTile", "OtpField"];

test("the type sizes of a brand apply to every component: none has its own size", () => {
  const fixed = globSync("packages/ui/src/{primitives,flows,styles,text}/**/*.css.ts")
    .filter((path) => !FRAMED.includes(basename(path, ".css.ts")))
    .filter((path) => /fontSize: "[\d.]+(rem|px)"/.test(readFileSync(path, "utf8")));
  expect(fixed).toEqual([]);
});
