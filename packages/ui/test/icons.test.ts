import { expect, test } from "vitest";
import { iconModules } from "../scripts/icon-shapes.ts";

/** Without what a formatter decides: spaces, quotes of names, and commas before a bracket. */
const unformatted = (source: string) => source.replace(/[\s"]|,(?=\s*[\])}])/g, "");

test("every icon has the shapes of the drawing of Lucide that it names", async () => {
  const modules = await iconModules();
  expect(modules.length).toBeGreaterThan(50);
  for (const { path, source, drawn } of modules)
    expect([path.href, unformatted(source)]).toEqual([path.href, unformatted(drawn)]);
});
