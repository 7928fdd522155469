import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { lineAt, type Passage } from "./source-text.ts";

/** The targets that a reference may have. */
export interface Targets {
  decisions: ReadonlySet<number>;
  /** Section numbers, by the name of the document. */
  sections: Readonly<Record<string, ReadonlySet<number>>>;
  /** The four digits of every decision record. */
  records: ReadonlySet<string>;
}

/** Reads the documents of `docs/spec` and the names in `docs/adr`. */
export function readTargets(): Targets {
  const numbers = (file: string, pattern: RegExp) =>
    new Set([...readFileSync(file, "utf8").matchAll(pattern)].map(([, number]) => Number(number)));
  return {
    decisions: numbers("docs/spec/decisions.md", /^(\d+)\. /gm),
    sections: {
      "money.txt": numbers("docs/spec/money.txt", /^## (\d+)\./gm),
      "journey.txt": numbers("docs/spec/journey.txt", /^## (\d+)\./gm),
    },
    records: new Set(
      readdirSync("docs/adr").flatMap((name) => /^(\d{4})-/.exec(name)?.slice(1) ?? []),
    ),
  };
}

const DECISIONS = /\bdecisions?\s+(\d+(?:\s*(?:–|-|,|;|to|and|or)\s*(?:decisions?\s+)?\d+)*)/gi;
const SECTIONS = /\b(money|journey)\.txt\s+(§?\d+(?:\s*(?:,|and|–|-)\s*§?\d+)*)/g;
const LONE_SECTION = /§\s*\d+/g;
const RECORD = /\bADR[ -](\d+)/g;

/** Every reference in a passage without a target, as `file:line what`. */
export function brokenReferences({ file, line, text }: Passage, targets: Targets): string[] {
  const broken: string[] = [];
  const report = (position: number, what: string) =>
    broken.push(`${file}:${line + lineAt(text, position) - 1} ${what}`);

  for (const found of text.matchAll(DECISIONS)) {
    for (const number of numbersOf(found[1] ?? "")) {
      if (!targets.decisions.has(number)) report(found.index, `decision ${number}`);
    }
  }
  let rest = text;
  for (const found of text.matchAll(SECTIONS)) {
    const document = `${found[1]}.txt`;
    for (const number of numbersOf(found[2] ?? "")) {
      if (!targets.sections[document]?.has(number)) report(found.index, `${document} §${number}`);
    }
    rest = rest.replace(found[0], (it) => " ".repeat(it.length));
  }
  for (const found of rest.matchAll(LONE_SECTION)) {
    report(found.index, `"${found[0]}" without the name of its document`);
  }
  for (const found of text.matchAll(RECORD)) {
    if (!targets.records.has(found[1] ?? "")) report(found.index, found[0]);
  }
  return broken;
}

/** Every section number of a document that is written without the mark §. */
export function unmarkedSections({ file, line, text }: Passage): string[] {
  return [...text.matchAll(SECTIONS)]
    .filter((found) => !found[2]?.startsWith("§"))
    .map(
      (found) =>
        `${file}:${line + lineAt(text, found.index) - 1} "${found[0]}": write "${found[1]}.txt §N"`,
    );
}

/** `9 and 10` → 9, 10; `25–28` → 25, 26, 27, 28. */
function numbersOf(list: string): number[] {
  const numbers: number[] = [];
  for (const [, from, to] of list.matchAll(/(\d+)(?:\s*(?:–|-|to)\s*§?(\d+))?/g)) {
    for (let number = Number(from); number <= Number(to ?? from); number += 1) numbers.push(number);
  }
  return numbers;
}

const TOP = "docs|packages|apps|scripts|e2e|bench|openapi|\\.storybook|\\.github|\\.changeset";
const PATH = new RegExp(`(?<![\\w./@-])(?:${TOP})/[\\w./*<>{}|,-]*[\\w/*>}]`, "g");
const LINK = /\]\(([^)\s#]+)[^)]*\)/g; /** Made by a build or a test
    run, so missing in a new checkout. */
const MADE = /(^|\/)(dist|node_modules|generated|storybook-static|pnpm-lock\.yaml)(\/|$)/;

/** Every path that a passage names and that does not exist. A placeholder (`<area>`, `*`) matches any name. */
export function brokenPaths({ file, line, text }: Passage): string[] {
  const broken: string[] = [];
  const report = (position: number, path: string) =>
    broken.push(`${file}:${line + lineAt(text, position) - 1} ${path}`);
  for (const found of text.matchAll(PATH)) {
    const path = found[0];
    if (!MADE.test(path) && !basesOf(file).some((base) => exists(join(base, path)))) {
      report(found.index, path);
    }
  }
  if (!/\.mdx?$/.test(file)) return broken;
  for (const found of text.matchAll(LINK)) {
    const path = decodeURI(found[1] ?? "");
    if (/^([a-z]+:|\?path=|\/)/.test(path) || MADE.test(path)) continue;
    if (!existsSync(join(dirname(file), path))) report(found.index, path);
  }
  return broken;
}

/** The root and every folder above a file: a package names its own files from its own root. */
function basesOf(file: string): string[] {
  const folder = dirname(file);
  return folder === "." ? ["."] : [folder, ...basesOf(folder)];
}

function exists(path: string): boolean {
  if (!/[*<{]/.test(path)) return existsSync(path);
  return globSync(path.replace(/<[^>]*>/g, "*").replace(/\/\*$/, "/**")).length > 0;
}
