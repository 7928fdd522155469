import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import type { Locale } from "@satang/i18n";
import { wordsOf } from "@satang/ui/testing";
import { buildMember } from "../../scripts/setup/build-member.mjs";
import { launchOptions } from "../../scripts/setup/chromium.mjs";
import { startAppServer } from "../fixtures/server.ts";
import { besideSheet } from "./beside-sheet.ts";
import { DRAWN, type Drawn } from "./drawn.data.ts";
import { play, type Taking } from "./play.ts";
import type { Scene } from "./scene.ts";
import { scenes, titleOf } from "./scenes.ts";
import { type Outcome, sheetOf } from "./sheet.ts";
import { VIEWS } from "./shoot.ts";

const FOLDER = ".satang/look";
const LOCALES: readonly Locale[] = ["th", "la", "en"];

/**
 * `pnpm look "Deposit: QR"` takes only the scenes with these words in their name. `--beside <folder>` takes the scenes
 * that were drawn, in the size of the drawing, and shows each next to its drawing in the folder.
 */
const { values, positionals } = parseArgs({
  options: { beside: { type: "string" } },
  allowPositionals: true,
});
const [wanted = ""] = positionals;

/** A scene to take. */
type Take = { readonly scene: Scene; readonly taking: Taking };

async function lookIn(locale: Locale, takes: readonly Take[]): Promise<Outcome[]> {
  const [server, browser, words] = await Promise.all([
    startAppServer(),
    chromium.launch(launchOptions()),
    wordsOf(locale),
  ]);
  const outcomes: Outcome[] = [];
  try {
    for (const { scene, taking } of takes) {
      const outcome = await play(browser, server, scene, words, taking);
      process.stdout.write(`${outcome.error ? "✗" : "✓"} ${locale} ${titleOf(scene)}\n`);
      outcomes.push(outcome);
    }
  } finally {
    await browser.close();
    await server.close();
  }
  return outcomes;
}

/** The page with every screen in every language. */
async function lookAtAll(): Promise<readonly Outcome[]> {
  if (wanted === "") await rm(FOLDER, { recursive: true, force: true });
  const takes = scenes
    .filter((scene) => titleOf(scene).includes(wanted))
    .map((scene) => ({ scene, taking: { folder: FOLDER, views: VIEWS } }));
  const looked = await Promise.all(LOCALES.map((locale) => lookIn(locale, takes)));
  const outcomes = looked.flat();
  await write("index.html", sheetOf(FOLDER, "Every screen, every state", outcomes));
  return outcomes;
}

function takeOf({ scene: title, view, picture }: Drawn): Take {
  const scene = scenes.find((one) => titleOf(one) === title);
  if (!scene) throw new Error(`${picture}: there is no scene ${title}`);
  // A drawing shows what fits into the window.
  return {
    scene: { ...scene, tall: false },
    taking: { folder: join(FOLDER, "drawn"), views: [view] },
  };
}

/** The page with each drawing next to the running app. */
async function lookBeside(drawings: string): Promise<readonly Outcome[]> {
  const drawn = DRAWN.filter(({ picture }) => picture.includes(wanted));
  const looked = await Promise.all(
    LOCALES.map(async (locale) => {
      const own = drawn.filter((one) => one.locale === locale);
      const outcomes = await lookIn(locale, own.map(takeOf));
      return own.map((one, index) => ({ drawn: one, outcome: outcomes[index] as Outcome }));
    }),
  );
  const pairs = looked.flat();
  await write("drawn.html", besideSheet(FOLDER, drawings, pairs));
  return pairs.map(({ outcome }) => outcome);
}

async function write(name: string, html: string) {
  await mkdir(FOLDER, { recursive: true });
  await writeFile(join(FOLDER, name), html);
  process.stdout.write(`${join(FOLDER, name)}\n`);
}

await buildMember();
const outcomes = await (values.beside === undefined ? lookAtAll() : lookBeside(values.beside));
const failed = outcomes.filter(({ error }) => error);
for (const { scene, error } of failed) {
  process.stderr.write(`${titleOf(scene)}\n  ${error}\n`);
}
process.stdout.write(`${outcomes.length - failed.length} scenes taken, ${failed.length} failed\n`);
// Replies that are still delayed are no longer needed.
process.exit(failed.length === 0 ? 0 : 1);
