import type { Mode } from "@satang/story-kit/pictures";
import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch } from "./browser.ts";
import { serveStorybook } from "./server.ts";
import type { Stage, Story } from "./stage.ts";
import { openStages, sweep } from "./sweep.ts";
import { isUntranslated, readAll, TEXT_ATTRIBUTES } from "./words.ts";

const pseudo: Mode = {
  theme: "river-night",
  locale: "en-XA",
  motion: "reduced",
  viewport: { width: 390, height: 844 },
};

let server: Awaited<ReturnType<typeof serveStorybook>>;
let browser: Browser;
let stages: [Stage, Stage];

beforeAll(async () => {
  server = await serveStorybook();
  ({ browser } = await launch());
  stages = await openStages(browser, server.url);
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

const untranslatedOn = async ({ page }: Stage) =>
  (await page.evaluate(readAll, TEXT_ATTRIBUTES)).filter(isUntranslated);

/**
 * Untranslated words, and characters without a shipped font: both checks need every story in the
 * pseudo-locale.
 */
const wrongOn = async (stage: Stage) => [
  ...(await untranslatedOn(stage)),
  ...(await stage.foreignGlyphs()),
];

/** The pages of partners are in English, and one story shows the names of the icons in code. */
const isTranslated = ({ id, title }: Story) =>
  !title.startsWith("Theming") && id !== "media-icon--all";

test("in the pseudo-locale no story has a word that is not from the catalogue, or a font of the machine", async () => {
  const stories = (await stages[0].stories()).filter(isTranslated);
  expect(stories.length).toBeGreaterThan(400);
  expect(await sweep(stages, stories, pseudo, wrongOn)).toEqual([]);
});

test("an untranslated word is found, visible or for screen readers only", async () => {
  const [stage] = stages;
  await stage.showAlone("actions-button--accent", pseudo);
  expect(await untranslatedOn(stage)).toEqual([]);
  await stage.page.evaluate(() => {
    const said = document.body.appendChild(document.createElement("p"));
    said.textContent = "3 quokkas found";
    said.ariaLabel = "Show quokkas";
  });
  expect(await untranslatedOn(stage)).toEqual(["Show quokkas", "3 quokkas found"]);
});
