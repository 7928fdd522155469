import { globSync, readFileSync } from "node:fs";

/** Files with a story's own words, and those of the fake backend. */
const STORY_SOURCES = [
  "packages/ui/src/**/*.stories.tsx",
  ".storybook/examples/*.stories.tsx",
  "packages/ui/test/*.{ts,tsx}",
  "packages/story-kit/src/*.{ts,tsx}",
  "packages/api/src/testing/**/*.ts",
];

/** Parts of a file without words of a story. */
const COMMENTS_AND_IMPORTS = /\/\*[\s\S]*?\*\/|\/\/ .*$|^import .*$/gm;

/** Text between quotes or tags; names in code are not words of a story. */
const WRITTEN = /"([^"\n]*)"|'([^'\n]*)'|`([^`]*)`|>([^<>]+)</g;

/** Two letters or more without an accent: the pseudo-locale puts an accent on every letter. */
const wordsOf = (text: string): string[] => text.match(/[A-Za-z]{2,}/g) ?? [];

/** The same in every language. */
const UNITS = ["JPEG", "PNG", "PDF", "KB", "MB"];

const known = new Set([
  ...UNITS,
  ...globSync(STORY_SOURCES)
    .flatMap(
      (file) => readFileSync(file, "utf8").replace(COMMENTS_AND_IMPORTS, "").match(WRITTEN) ?? [],
    )
    .flatMap(wordsOf),
]);

/** Stories repeat or cut texts to get long ones. */
const LONG = 6;
const isKnown = (word: string) =>
  known.has(word) || (word.length >= LONG && [...known].some((whole) => whole.startsWith(word)));

/** Whether a text has words that are neither from the catalogue nor from a story. */
export const isUntranslated = (text: string) =>
  wordsOf(text.replace(/^(.+?)\1+$/s, "$1")).some((word) => !isKnown(word));

/** Attributes with visible or announced text. */
export const TEXT_ATTRIBUTES = [
  "alt",
  "aria-description",
  "aria-label",
  "aria-placeholder",
  "aria-roledescription",
  "aria-valuetext",
  "placeholder",
  "title",
];

/** Runs in the page: all visible and announced text, except Storybook's own. */
export function readAll(attributes: readonly string[]): string[] {
  const theirs = "script, style, template, noscript, [class*='sb-'], #storybook-docs";
  const found: string[] = [];
  const walk = (element: Element) => {
    if (element.matches(theirs)) return;
    for (const name of attributes) found.push(element.getAttribute(name) ?? "");
    for (const node of element.childNodes) {
      if (node instanceof Text) found.push(node.data);
      if (node instanceof Element) walk(node);
    }
  };
  for (const element of document.body.children) walk(element);
  return [...new Set(found.map((text) => text.trim()))].filter(Boolean);
}
