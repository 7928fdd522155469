import { globSync, readFileSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { loadLocale } from "@satang/i18n";
import type { Plugin } from "vite";
import { type Source, type Tree, type Word, wordsOf } from "./words.rules.ts";

const ID = "virtual:words";
const ROOT = resolve(import.meta.dirname, "../../../..");
const SOURCES = "{packages/i18n,packages/ui,apps/member}/src/**/*.{ts,tsx}";
/** The page models for tests find messages and show none. */
const NO_SOURCE =
  /\.(?:test|stories)\.tsx?$|^packages\/i18n\/src\/locales\/|^packages\/ui\/src\/testing\//;

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
  const files = globSync(SOURCES, { cwd: ROOT }).filter((file) => !NO_SOURCE.test(file));
  const pages = new Map([...new Set(files.map(dirname))].map((folder) => [folder, pageOf(folder)]));
  const sources: Source[] = files.sort().map((file) => ({
    name: basename(file).replace(/\.tsx?$/, ""),
    page: pages.get(dirname(file)) ?? null,
    text: read(file),
  }));
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
