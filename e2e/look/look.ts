import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import type { Locale } from "@satang/i18n";
import { buildMember } from "../../scripts/setup/build-member.mjs";
import { launchOptions } from "../../scripts/setup/chromium.mjs";
import { startAppServer } from "../fixtures/server.ts";
import { wordsOf } from "../models/words.ts";
import { chatScenes } from "./chat.scenes.ts";
import { memberScenes } from "./member.scenes.ts";
import { moneyScenes } from "./money.scenes.ts";
import { playScenes } from "./play.scenes.ts";
import { play } from "./play.ts";
import { serviceScenes } from "./service.scenes.ts";
import { type Outcome, sheetOf } from "./sheet.ts";
import { visitorScenes } from "./visitor.scenes.ts";

const FOLDER = ".satang/look";
const LOCALES: readonly Locale[] = ["th", "la", "en"];

/** `pnpm look "Deposit: QR"` takes only the scenes with these words in their name. */
const [wanted = ""] = process.argv.slice(2);
const scenes = [
  ...visitorScenes,
  ...memberScenes,
  ...playScenes,
  ...moneyScenes,
  ...serviceScenes,
  ...chatScenes,
].filter(({ group, name }) => `${group}: ${name}`.includes(wanted));

async function lookIn(locale: Locale): Promise<Outcome[]> {
  const [server, browser, words] = await Promise.all([
    startAppServer(),
    chromium.launch(launchOptions()),
    wordsOf(locale),
  ]);
  const outcomes: Outcome[] = [];
  try {
    for (const scene of scenes) {
      const outcome = await play(browser, server, scene, words, FOLDER);
      process.stdout.write(
        `${outcome.error ? "✗" : "✓"} ${locale} ${scene.group}: ${scene.name}\n`,
      );
      outcomes.push(outcome);
    }
  } finally {
    await browser.close();
    await server.close();
  }
  return outcomes;
}

await buildMember();
if (wanted === "") await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const outcomes = (await Promise.all(LOCALES.map(lookIn))).flat();
const sheet = join(FOLDER, "index.html");
await writeFile(sheet, sheetOf(FOLDER, "Every screen, every state", outcomes));
const failed = outcomes.filter(({ error }) => error);
for (const { scene, error } of failed) {
  process.stderr.write(`${scene.group}: ${scene.name}\n  ${error}\n`);
}
process.stdout.write(
  `${outcomes.length - failed.length} scenes taken, ${failed.length} failed: ${sheet}\n`,
);
// Replies that are still delayed are no longer needed.
process.exit(failed.length === 0 ? 0 : 1);
