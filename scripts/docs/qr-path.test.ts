import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const MOST = 35;

const architecture = readFileSync("docs/architecture.md", "utf8");
const [, section = ""] = architecture.split("### How a QR is created\n");
const [table = ""] = section.split("\n## ");
const files = [...table.matchAll(/^\| `([^`]+)` \|/gm)].map(([, file = ""]) => file);

test("a QR passes through at most 35 files, each once, and the page says how many", () => {
  expect(files.length).toBeLessThanOrEqual(MOST);
  expect(new Set(files).size).toBe(files.length);
  expect(section).toContain(`from the contract to the screen: ${files.length}.`);
});

test("every listed file exists", () => {
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
