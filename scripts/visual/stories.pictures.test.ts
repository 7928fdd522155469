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
  stages = await openStages(browser, server.url, { audits: true });
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

const untranslatedOn = async ({ page }: Stage) =>
  (await page.evaluate(readAll, TEXT_ATTRIBUTES)).filter(isUntranslated);

/** The pages of partners are in English, and one story shows the names of the icons in code. */
const isTranslated = ({ id, title }: Story) =>
  !title.startsWith("Theming") && id !== "media-icon--all";

/**
 * Problems of the story under a translator of the browser; last, because it shows the story in another language. Only flows
 * have no words of a story: these never change, and may have siblings.
 */
const translatedOn = ({ page }: Stage, { title }: Story) =>
  page.evaluate(async (isFlow) => {
    const translated = globalThis.__SATANG_TRANSLATED__;
    if (!translated) return ["the translated page was not checked"];
    return [
      ...(isFlow ? [...translated.textsWithSiblings(), ...translated.unmarkedNumbers()] : []),
      ...(await translated.translatedProblems("en-XA", "th")),
    ];
  }, title.startsWith("Flows/"));

const wrongOn = async (stage: Stage, story: Story) => [
  ...(isTranslated(story) ? await untranslatedOn(stage) : []),
  ...(await stage.foreignGlyphs()),
  ...(await translatedOn(stage, story)),
];

test("every story reaches its state, is accessible and can be translated, with words of the catalogue in shipped fonts", async () => {
  const stories = await stages[0].stories();
  expect(stories.length).toBeGreaterThan(700);
  expect(await sweep(stages, stories, pseudo, wrongOn)).toEqual([]);
});

test("a story that fails is found, and one with a control without a name", async () => {
  const [stage] = stages;
  const stories = await stage.stories();
  const [one, other] = stories.filter(({ id }) => id.startsWith("actions-button--"));
  if (!one || !other) throw new Error("two stories of the button are needed");
  const look = (story: Story) => sweep([stage], [story], pseudo, async () => []);
  await stage.showAlone(other.id, pseudo);
  expect(await look(one)).toEqual([]);
  await stage.page.evaluate(() => void document.body.append(document.createElement("button")));
  expect(await look(other)).toEqual([expect.stringContaining(`${other.id}: button-name`)]);
  await stage.page.evaluate(() => {
    globalThis.requestAnimationFrame = () => {
      throw new Error("no frame");
    };
  });
  expect(await look(one)).toEqual([expect.stringContaining("no frame")]);
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
