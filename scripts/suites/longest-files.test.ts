import { expect, test } from "vitest";
import { longestFiles } from "./longest-files.rules.ts";

const ran = (file: string, seconds: number) => ({ file, seconds });

test("the files are named by the time of all their tests, the longest first", () => {
  expect(longestFiles([ran("a.test.ts", 2), ran("b.test.ts", 3.2), ran("a.test.ts", 4.3)])).toEqual(
    ["longest: a.test.ts 6 s, b.test.ts 3 s"],
  );
});

test("nothing is said of tests without a time, and of files below half a second", () => {
  expect(longestFiles([{ file: "a.test.ts" }, ran("b.test.ts", 0.2)])).toEqual([]);
  expect(longestFiles(undefined)).toEqual([]);
});
