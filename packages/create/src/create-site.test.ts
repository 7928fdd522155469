import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LOCALES } from "@satang/i18n";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { AnswerError, type Answers, DEFAULTS, FRAMEWORKS } from "./answers.ts";
import { createSite } from "./create-site.ts";
import { DEPENDENCIES } from "./dependencies.data.ts";
import { FLOWS } from "./flows.data.ts";
import { siteFiles } from "./site-files.ts";

const read = (template: string) => readFileSync(`packages/create/templates/${template}`, "utf8");
const filesOf = async (answers: Partial<Answers>) =>
  (await siteFiles({ ...DEFAULTS, ...answers }, { read, version: "1.2.3" })).files;

let place: string;
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), "satang-create-"));
});
afterAll(() => rmSync(place, { recursive: true }));

describe.each(FRAMEWORKS)("a site with %s", (framework) => {
  it.each(LOCALES)("has no empty place, in %s", async (locale) => {
    const files = await filesOf({ framework, locale });
    for (const [path, text] of Object.entries(files)) {
      expect(text, path).not.toMatch(/__[A-Z_]+__/);
      expect(text, path).not.toBe("");
    }
  });

  it("has the chosen flows only", async () => {
    const text = Object.values(await filesOf({ framework, flows: ["deposit"] })).join("\n");
    expect(text).toMatch(/flows\/deposit"|<satang-deposit/);
    for (const { name } of FLOWS.filter(({ name: other }) => other !== "deposit"))
      expect(text).not.toMatch(new RegExp(`flows/${name}"|<satang-${name} `));
  });

  it("installs the packages of the same version", async () => {
    const manifest = JSON.parse((await filesOf({ framework }))["package.json"] ?? "");
    const all = { ...manifest.dependencies, ...manifest.devDependencies };
    const own = Object.entries(all).filter(([name]) => name.startsWith("@satang/"));
    expect(own.length).toBeGreaterThan(1);
    expect(new Set(own.map(([, version]) => version))).toEqual(new Set(["^1.2.3"]));
  });
});

it("the versions of other packages are those that this project is tested with", () => {
  const { catalog } = parse(readFileSync("pnpm-workspace.yaml", "utf8")) as {
    catalog: Record<string, string>;
  };
  const major = (version: string) => version.replace(/^\D*(\d+).*$/, "$1");
  const all = Object.values(DEPENDENCIES).flatMap(({ dependencies, devDependencies }) =>
    Object.entries({ ...dependencies, ...devDependencies }),
  );
  for (const [name, version] of all)
    expect([name, major(version)]).toEqual([name, major(catalog[name] ?? "")]);
});

it("a colour that cannot be the main action is moved, with the reason", async () => {
  const { moves } = await createSite({
    ...DEFAULTS,
    folder: join(place, "pale"),
    color: "#fffbe0",
  });
  expect(moves.map(({ scheme }) => scheme)).toContain("light");
});

it("a folder with files is refused, and nothing in it changes", async () => {
  const folder = join(place, "full");
  mkdirSync(folder);
  writeFileSync(join(folder, "index.html"), "mine");
  await expect(createSite({ ...DEFAULTS, folder })).rejects.toThrow(AnswerError);
  expect(readFileSync(join(folder, "index.html"), "utf8")).toBe("mine");
  expect(existsSync(join(folder, "package.json"))).toBe(false);
});

it("a new repository is no folder with files", async () => {
  const folder = join(place, "repository");
  mkdirSync(join(folder, ".git"), { recursive: true });
  await createSite({ ...DEFAULTS, folder });
  expect(existsSync(join(folder, "src/main.tsx"))).toBe(true);
});

it("an unreadable colour leaves no file behind", async () => {
  const folder = join(place, "colourless");
  await expect(createSite({ ...DEFAULTS, folder, color: "seaweed" })).rejects.toThrow("seaweed");
  expect(existsSync(folder)).toBe(false);
});
