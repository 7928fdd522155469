import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Documents of the current version; a changeset also names what is gone. */
const DOCS = globSync(["README.md", "packages/*/README.md", "packages/*/src/**/*.mdx"])
  .filter((file) => !file.includes("story-kit"))
  .map((file) => ({ file, text: readFileSync(file, "utf8") }));

const exported = new Map<string, Set<string>>();
for (const file of globSync("reports/api/*.json")) {
  const { exports } = JSON.parse(readFileSync(file, "utf8")) as { exports: string[] };
  for (const line of exports) {
    const [entry = "", name = ""] = line.split(" ");
    exported.set(entry, (exported.get(entry) ?? new Set()).add(name));
  }
}
const anywhere = new Set([...exported.values()].flatMap((names) => [...names]));

const NAMED = /`((?:use|create|define|adopt|check|load)[A-Z]\w*)(?:\([^`]*)?`/g;
const RENDERED = /<([A-Z]\w+)[\s/>]/g;
const IMPORTS = /import (?:type )?\{([^}]*)\} from "(@satang\/[^"]+)"/g;

/** The names in the text of each file that no package has. */
const findMissing = (find: (text: string) => readonly string[]) =>
  DOCS.flatMap(({ file, text }) => [...new Set(find(text))].map((name) => `${file}: ${name}`));

it("the docs import only what an entry exports", () => {
  const missing = findMissing((text) =>
    [...text.matchAll(IMPORTS)].flatMap(([, names = "", entry = ""]) =>
      names
        .split(",")
        .map((name) =>
          name
            .trim()
            .replace(/^type /, "")
            .replace(/ as .*$/, ""),
        )
        .filter((name) => name && exported.has(entry) && !exported.get(entry)?.has(name))
        .map((name) => `${name} of ${entry}`),
    ),
  );
  expect(missing).toEqual([]);
});

it("the docs name only functions and hooks that are exported", () => {
  const missing = findMissing((text) =>
    [...text.matchAll(NAMED)].flatMap(([, name = ""]) => (anywhere.has(name) ? [] : [name])),
  );
  expect(missing).toEqual([]);
});

it("the docs render only components that are exported, or that they declare", () => {
  const missing = findMissing((text) =>
    [...text.matchAll(RENDERED)]
      .map(([, name = ""]) => name)
      .filter(
        (name) =>
          !anywhere.has(name) &&
          !new RegExp(`(?:function|const|import[^;]*) \\{?[^;]*\\b${name}\\b`).test(text),
      ),
  );
  expect(missing).toEqual([]);
});
