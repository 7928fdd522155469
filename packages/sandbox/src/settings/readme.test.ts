import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { defaultSettings } from "./settings.ts";

it("the README explains every setting, and no other", async () => {
  const readme = await readFile(new URL("../../README.md", import.meta.url), "utf8");
  const [, fromTable = ""] = readme.split("\nSettings:\n\n");
  const [table = ""] = fromTable.split("\n\n");
  const rows = table.split("\n").slice(2);
  const names = rows.flatMap((row) => (row.split(" | ")[0] ?? "").match(/\w+/g) ?? []);
  expect(names.sort()).toEqual(Object.keys(defaultSettings).sort());
});
