import { globSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { loadLocale } from "@satang/i18n";
import type { Plugin } from "vite";
import { valueImportsOf } from "../../../../scripts/lint/import-graph.ts";
import { placesIn } from "./places.rules.ts";
import { type Tree, type Word, wordsOf } from "./words.rules.ts";

const ID = "virtual:words";
const ROOT = resolve(import.meta.dirname, "../../../..");
/** Places of the packages come first: a partner does not have those of the app. */
const SOURCES = ["packages/{i18n,ui}/src/**/*.{ts,tsx}", "apps/member/src/**/*.{ts,tsx}"];
/** Files that find or load messages and show none: page models for tests, lists of keys, the build of the login. */
const NO_SOURCE =
  /\.(?:test|stories)\.tsx?$|^packages\/i18n\/src\/(?:locales|flow-words)\/|^packages\/ui\/src\/testing\/|\/prerender-screens\.tsx$/;

const read = (file: string) => readFileSync(resolve(ROOT, file), "utf8");

/** The id of the documentation page of a folder: that of the title of its first stories. */
function pageOf(folder: string): string | null {
  for (const stories of globSync(`${folder}/*.stories.tsx`, { cwd: ROOT }).sort()) {
    const title = /\btitle: "([^"]+)"/.exec(read(stories))?.[1];
    if (title && !/visual/.test(stories))
      return `${title.toLowerCase().replace(/[^a-z\d]+/g, "-")}--docs`;
  }
  return null;
}

/** Every message with where it appears, read from the source. */
export async function readWords(): Promise<Word[]> {
  const all = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: ROOT }).sort());
  const files = all.filter((file) => !NO_SOURCE.test(file));
  const pages = new Map([...new Set(files.map(dirname))].map((folder) => [folder, pageOf(folder)]));
  const texts = files.map((file) => ({ file, text: read(file) }));
  const modules = texts.map(({ file, text }) => ({ file, imports: valueImportsOf(file, text) }));
  const placesOf = placesIn(modules, (folder) => pages.get(folder) ?? null);
  const sources = texts.map(({ file, text }) => ({ text, places: placesOf(file) }));
  const [en, th, la] = await Promise.all([loadLocale("en"), loadLocale("th"), loadLocale("la")]);
  return wordsOf({ en: en as Tree, th: th as Tree, la: la as Tree }, sources);
}

/** Reads the messages during the build of the pages. */
export const words = (): Plugin => ({
  name: "satang:words",
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load: async (id) =>
    id === `\0${ID}` ? `export const words = ${JSON.stringify(await readWords())};` : undefined,
});
