import { globSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { BrowserName } from "./same-browser.ts";

/**
 * Outside `.storybook`, because TurboSnap treats every new file there as a change of all stories.
 */
const BASELINES = "baselines";
const BROWSER = join(BASELINES, "browser.json");
/** Lossless, and 40 % smaller than PNG. */
const EXTENSION = ".webp";

export const fileOf = (key: string) => join(BASELINES, key + EXTENSION);

/** The keys of all pictures. */
export const baselineKeys = () =>
  globSync(`**/*${EXTENSION}`, { cwd: BASELINES })
    .map((file) => file.replaceAll("\\", "/").slice(0, -EXTENSION.length))
    .sort();

export const readBaseline = (key: string): Promise<Buffer | undefined> =>
  readFile(fileOf(key)).catch(() => undefined);

export async function writeBaseline(key: string, picture: Buffer) {
  await mkdir(dirname(fileOf(key)), { recursive: true });
  await writeFile(fileOf(key), picture);
}

export const removeBaseline = (key: string) => rm(fileOf(key));

/** The browser that took the baselines. */
export const baselineBrowser = async (): Promise<BrowserName> =>
  JSON.parse(await readFile(BROWSER, "utf8"));

export const rememberBrowser = (name: BrowserName) =>
  writeFile(BROWSER, `${JSON.stringify(name, null, 2)}\n`);
