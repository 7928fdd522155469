import { globSync } from "node:fs";
import { expect, it } from "vitest";
import { countRandomTests } from "./random-tests.ts";

const files = globSync("packages/*/{src,test}/**/*.fuzz.*test.{ts,tsx}");

it("finds the random tests of every fuzz file, so that a run shares its time among them", () => {
  const each = files.map((file) => countRandomTests([file]));
  expect(files.length).toBeGreaterThan(8);
  expect(Math.min(...each)).toBeGreaterThan(0);
  expect(countRandomTests([".fuzz."])).toBe(each.reduce((sum, count) => sum + count, 0));
});

it("counts the tests of the files that a run names", () => {
  expect(countRandomTests(["untrusted-themes.fuzz"])).toBe(3);
  expect(countRandomTests(["untrusted-themes.fuzz", "own-path"])).toBe(4);
  expect(countRandomTests(["no such file"])).toBe(0);
});
