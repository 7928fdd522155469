import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Mode } from "../../.storybook/modes.ts";
import { launch } from "./browser.ts";
import { findCuts, TALLEST } from "./clipping.ts";
import { serveStorybook } from "./server.ts";
import { openStage, type Stage, type Story } from "./stage.ts";

const narrowest = (locale: keyof typeof TALLEST): Mode => ({
  theme: "river-day",
  locale,
  motion: "reduced",
  viewport: { width: 320, height: 640 },
});

/** The stories for pictures show each primitive in all its states, with the longest text. */
const isPrimitive = ({ parameters: { fileName } }: Story) =>
  /\/primitives\/.*\.visual\.stories\.tsx$/.test(fileName);

let server: Awaited<ReturnType<typeof serveStorybook>>;
let browser: Browser;
let stage: Stage;
let primitives: string[];

beforeAll(async () => {
  server = await serveStorybook();
  browser = await launch();
  stage = await openStage(browser, server.url);
  const stories = await stage.stories();
  primitives = stories.filter(isPrimitive).map(({ id }) => id);
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

test.each(["th", "la"] as const)(
  "no mark of the tallest words is cut off in any primitive, on the narrowest phone: %s",
  async (locale) => {
    const cut: string[] = [];
    for (const id of primitives) {
      await stage.showNext(id, narrowest(locale));
      const found = await findCuts(stage, TALLEST[locale]);
      cut.push(...found.map((what) => `${id}: ${what}`));
    }
    expect(primitives.length).toBeGreaterThan(20);
    expect(cut).toEqual([]);
  },
);

test("a line as high as its letters, cut at its edge, is caught", async () => {
  await stage.showAlone("primitives-text--body", narrowest("th"));
  expect(await findCuts(stage, TALLEST.th)).toEqual([]);
  await stage.showAlone("primitives-text--body", narrowest("th"));
  await stage.page.addStyleTag({
    content: "[data-satang] p { line-height: 1 !important; overflow: hidden }",
  });
  expect(await findCuts(stage, TALLEST.th)).toEqual([
    expect.stringMatching(/pixels of ink are cut off/),
  ]);
});
