import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { modes } from "../../.storybook/modes.ts";
import { launch } from "./browser.ts";
import { serveStorybook } from "./server.ts";
import { openStage, type Stage } from "./stage.ts";
import { take } from "./take.ts";

const { "th-night-390": night, "la-day-320": day } = modes.primitive;

const BUTTONS = "primitives-button-pictures--powerset";
/** Text in three scripts, a dialog, a QR, a list, a form that has been filled in, and a failure. */
const SAMPLE = [
  BUTTONS,
  "primitives-textfield-pictures--three-scripts",
  "primitives-dialog--opened",
  "flows-deposit-qr--awaiting-payment",
  "flows-statement--rows",
  "flows-withdraw--within",
  "flows-session-login--missing",
];

let server: Awaited<ReturnType<typeof serveStorybook>>;
let browser: Browser;
let stage: Stage;

beforeAll(async () => {
  server = await serveStorybook();
  browser = await launch();
  stage = await openStage(browser, server.url);
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

/** How many pixels of the buttons differ from how they are, once the page wears these styles too. */
async function pixelsMovedBy(css: string) {
  await stage.showAlone(BUTTONS, day);
  const before = await stage.shoot();
  await stage.page.addStyleTag({ content: css });
  return (await stage.compare(before, await stage.shoot()))?.pixels ?? 0;
}

test("nothing changed is nothing seen", async () => {
  expect(await pixelsMovedBy("/* nothing */")).toBe(0);
});

test("a single pixel's shift is seen", async () => {
  expect(await pixelsMovedBy("button:first-of-type { translate: 1px }")).toBeGreaterThan(0);
});

test.each([
  ["space", "--satang-space-3: 8px"],
  ["radius", "--satang-radius-button: 17px"],
  ["type size", "--satang-font-size-lead: 1rem"],
  ["colour", "--satang-color-control: #7d7462"],
])("a token moved by one step is seen: %s", async (_, declaration) => {
  expect(await pixelsMovedBy(`[data-satang-theme] { ${declaration} !important }`)).toBeGreaterThan(
    0,
  );
});

test("three runs, each in another order and the last in a fresh browser, show the same", async () => {
  const first = new Map<string, Buffer>();
  for (const id of SAMPLE) {
    const { picture } = await take(stage, { story: { id }, mode: night }, undefined);
    first.set(id, picture);
  }
  const second = await launch();
  try {
    const fresh = await openStage(second, server.url);
    for (const [runs, order] of [
      [stage, SAMPLE.toReversed()],
      [fresh, SAMPLE],
    ] as const) {
      for (const id of order) {
        const expected = first.get(id);
        const { picture } = await take(runs, { story: { id }, mode: night }, expected);
        const difference = expected && (await stage.compare(expected, picture));
        expect(difference?.pixels, id).toBeUndefined();
      }
    }
  } finally {
    await second.close();
  }
});
