import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const source = new URL("../", import.meta.url).pathname;
const ENGINE_FILES = /^money\/(?!.*\.test\.)/;

it("the engine imports no feature that has an operation: a new operation is one file and its tests", () => {
  const features = globSync("*/*.{operation,operations}.ts", { cwd: source }).map(
    (file) => file.split("/")[0],
  );
  expect(features.length).toBeGreaterThan(0);
  const engine = globSync("money/*.ts", { cwd: source }).filter((file) => ENGINE_FILES.test(file));
  const imports = engine.flatMap((file) => {
    const text = readFileSync(`${source}${file}`, "utf8");
    return [...text.matchAll(/from "\.\.\/([^/"]+)\//g)].map(([, folder]) => `${file}: ${folder}`);
  });
  expect(imports.length).toBeGreaterThan(0);
  const forbidden = imports.filter((one) =>
    [...features, "operations"].some((feature) => one.endsWith(`: ${feature}`)),
  );
  expect(forbidden).toEqual([]);
});
