import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

/**
 * `X.test.ts` runs in Node. JSX, another runner or another environment has its own suffix; there is
 * no suffix `node`.
 */
const NAMES = [/^[^.]+(\.(?!node\.)\w+)?\.test\.ts$/, /\.(browser|ssr)\.test\.tsx$/];

const tests = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => /\.test\.\w+$/.test(file));

test("the name of each test says where it runs", () => {
  expect(tests.length).toBeGreaterThan(100);
  const nameOf = (file: string) => file.split("/").at(-1) ?? "";
  expect(tests.filter((file) => !NAMES.some((name) => name.test(nameOf(file))))).toEqual([]);
});
