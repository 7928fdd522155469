import { existsSync, globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const jsonOf = (path: string) => JSON.parse(readFileSync(path, "utf8"));
const { scripts, packageManager } = jsonOf("package.json") as {
  scripts: Record<string, string>;
  packageManager: string;
};

const readme = readFileSync("README.md", "utf8");
const quoted = [...readme.matchAll(/^```(?:tsx|ts)\n([\s\S]*?)^```$/gm)].map(([, code]) => code);

describe("the README", () => {
  it.each(["apps/partner/src/first-component.tsx", "apps/partner/src/brand.ts"])(
    "quotes %s exactly, so that the tests run the code that a partner copies",
    (path) => {
      expect(quoted).toContain(readFileSync(path, "utf8"));
    },
  );
});

describe.each(["README.md", "CONTRIBUTING.md"])("%s", (page) => {
  const text = readFileSync(page, "utf8");
  const found = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = ""]) => name);

  it("links to existing files only", () => {
    const local = found(/\]\(([^)#]+)\)/g).filter((path) => !/^[a-z]+:/.test(path));
    expect(local.filter((path) => !existsSync(path))).toEqual([]);
  });

  it("names existing commands only", () => {
    const named = [
      ...found(/`pnpm ([a-z][\w:-]*)/g),
      ...found(/(?:^|`)npm (start|test)\b/gm),
      ...found(/`npm run ([a-z][\w:-]*)/g),
    ];
    expect(named).not.toEqual([]);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
    const bins = globSync("packages/*/package.json").flatMap((path) =>
      Object.keys(jsonOf(path).bin ?? {}),
    );
    const known = new Set([...bins, packageManager]);
    expect(found(/\bnpx ([\w@.-]+)/g).filter((name) => !known.has(name))).toEqual([]);
  });
});

describe("the scripts of the root", () => {
  const commands = Object.entries(scripts).flatMap(([name, line]) =>
    line.split(/&&|;/).map((command) => {
      const words = command.trim().split(/\s+/);
      return { name, word: words.find((word) => !/^[A-Z_]+=/.test(word)) ?? "" };
    }),
  );

  it("need only tools that the installation provides: a machine has npm and nothing else", () => {
    const ofTheShell = ["trap"];
    const missing = commands.filter(
      ({ word }) => !ofTheShell.includes(word) && !existsSync(`node_modules/.bin/${word}`),
    );
    expect(missing).toEqual([]);
  });

  it("run existing files", () => {
    const files = Object.values(scripts).flatMap((line) => line.match(/\S+\.(?:mjs|ts)\b/g) ?? []);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });
});
