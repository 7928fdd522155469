import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const folders = ["packages", "apps"].flatMap((parent) =>
  readdirSync(parent)
    .map((name) => `${parent}/${name}`)
    .filter((folder) => existsSync(`${folder}/package.json`)),
);

describe.each(folders)("the README of %s", (folder) => {
  const readme = existsSync(`${folder}/README.md`)
    ? readFileSync(`${folder}/README.md`, "utf8")
    : "";

  it("says what it is, shows an example and says who may import it", () => {
    expect(readme).toMatch(/^# \S.+\n\n\S/);
    expect(readme).toMatch(/^```(tsx?|sh)\n/m);
    expect(readme).toMatch(/may import/);
  });
});

it("the README of packages/headless has a row for every feature that it exports", () => {
  const features = globSync("packages/headless/src/*/index.ts").map((file) => file.split("/")[3]);
  const readme = readFileSync("packages/headless/README.md", "utf8");
  const rows = [...readme.matchAll(/^\| `([\w-]+)`/gm)].map(([, name]) => name);
  expect(features.length).toBeGreaterThan(10);
  expect(features.filter((name) => !rows.includes(name))).toEqual([]);
});
