import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DOCUMENTED } from "../docs/markdown/packages.data.ts";
import type { Installed } from "./pack.ts";

/** Outside of code: a template in a block may have brackets and a parenthesis. */
const withoutBlocks = (text: string) => text.replace(/^ *```[\s\S]*?^ *```$/gm, "");
/** `[text](path)`, relative to the file. */
const LINK = /\]\(([^):#]+)(?:#[^)]*)?\)/g;
/** `@satang/ui/dist/docs/guides-words.md`, or a path from the root of the package. */
const NAMED_PAGE = /`(?:(?:node_modules\/)?@satang\/(\w+)\/)?(dist\/docs\/[\w-]+\.md)`/g;
/** A reader of the package has no Storybook, and cannot find its page by its title. */
const PAGE_WITHOUT_FILE = /Storybook's (?:page )?"[^"]+"|page "[^"]+" (?:in|of) Storybook/g;

/** Packages with pages of their version, which `llms.txt` lists. */
const WITH_PAGES = new Set(DOCUMENTED.map(({ name }) => `@satang/${name}`));

/** Levels A and AA of WCAG 2.2 have 55 criteria. */
const CONFORMANCE = "dist/docs/accessibility-conformance.md";

/** Files that a document leads to. */
function targetsOf(file: string, text: string): string[] {
  const links = [...text.matchAll(LINK)].map(([, path = ""]) => join(dirname(file), path));
  const pages = [...text.matchAll(NAMED_PAGE)].map(([, other, path = ""]) =>
    other ? join("..", other, path) : path,
  );
  return [...links, ...pages];
}

/**
 * Documents of a packed package that lead to a file that is not installed with it, or to a page of
 * Storybook by its title only.
 */
export function checkDocuments({ name, folder }: Installed): string[] {
  // A changelog names what its version had.
  const files = globSync(["*.md", "llms.txt", "dist/docs/*.md", "src/**/*.md"], {
    cwd: folder,
    exclude: ["CHANGELOG.md"],
  });
  const problems = files.flatMap((file) => {
    const text = withoutBlocks(readFileSync(join(folder, file), "utf8"));
    const missing = targetsOf(file, text).filter((target) => !existsSync(join(folder, target)));
    return [
      ...missing.map((target) => `${name}: ${file} leads to ${target}, which is not packed`),
      ...(text.match(PAGE_WITHOUT_FILE) ?? []).map(
        (found) => `${name}: ${file} names ${found} without its file`,
      ),
    ];
  });
  if (WITH_PAGES.has(name) && files.filter((file) => file.startsWith("dist/docs/")).length < 2)
    problems.push(`${name} has no pages`);
  if (WITH_PAGES.has(name) && !files.includes("llms.txt")) problems.push(`${name} has no llms.txt`);
  if (name !== "@satang/ui") return problems;
  const criteria =
    readFileSync(join(folder, CONFORMANCE), "utf8").match(/^\| \d\.\d\.\d+ /gm) ?? [];
  return [
    ...problems,
    ...(files.length > 50 ? [] : [`${name} has no documentation`]),
    ...(criteria.length === 55 ? [] : [`${CONFORMANCE} has ${criteria.length} criteria`]),
  ];
}
