import { globSync, readFileSync } from "node:fs";

/** What a story brings along itself: its own words, and those of the fakes behind it. */
const BROUGHT = [
  "packages/ui/src/**/*.stories.tsx",
  "packages/ui/test/*.{ts,tsx}",
  "packages/story-kit/src/*.{ts,tsx}",
  "packages/api/src/testing/**/*.ts",
];

/** Nobody reads or hears these. */
const UNSAID = /\/\*[\s\S]*?\*\/|\/\/ .*$|^import .*$/gm;

/** What stands between quotes or tags: names of the code are none of a story's words. */
const WRITTEN = /"([^"\n]*)"|'([^'\n]*)'|`([^`]*)`|>([^<>]+)</g;

/** Of two letters or more, without an accent: what went through the pseudo-language has one on each. */
const wordsOf = (text: string): string[] => text.match(/[A-Za-z]{2,}/g) ?? [];

/** The same in every language. */
const UNITS = ["JPEG", "PNG", "PDF", "KB", "MB"];

const brought = new Set([
  ...UNITS,
  ...globSync(BROUGHT)
    .flatMap((file) => readFileSync(file, "utf8").replace(UNSAID, "").match(WRITTEN) ?? [])
    .flatMap(wordsOf),
]);

/** Stories write one over and over, or cut it off, to be long. */
const LONG = 6;
const isBrought = (word: string) =>
  brought.has(word) ||
  (word.length >= LONG && [...brought].some((whole) => whole.startsWith(word)));

/** Whether a text has words that are neither the catalogue's nor a story's. */
export const slippedOf = (text: string) =>
  wordsOf(text.replace(/^(.+?)\1+$/s, "$1")).some((word) => !isBrought(word));

/** Attributes that are seen or heard. */
export const SAID = [
  "alt",
  "aria-description",
  "aria-label",
  "aria-placeholder",
  "aria-roledescription",
  "aria-valuetext",
  "placeholder",
  "title",
];

/** Runs in the page: all that is read or heard of it, but Storybook's own. */
export function readAll(said: readonly string[]): string[] {
  const theirs = "script, style, template, noscript, [class*='sb-'], #storybook-docs";
  const found: string[] = [];
  const walk = (element: Element) => {
    if (element.matches(theirs)) return;
    for (const name of said) found.push(element.getAttribute(name) ?? "");
    for (const node of element.childNodes) {
      if (node instanceof Text) found.push(node.data);
      if (node instanceof Element) walk(node);
    }
  };
  for (const element of document.body.children) walk(element);
  return [...new Set(found.map((text) => text.trim()))].filter(Boolean);
}
