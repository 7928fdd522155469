import { localModes, type Mode, modes } from "@satang/story-kit/pictures";
import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch } from "./browser.ts";
import { serveStorybook } from "./server.ts";
import { openStage, type Stage } from "./stage.ts";
import { take } from "./take.ts";

const { "th-night-390": night, "la-day-320": day } = modes.primitive;

const BUTTONS = "pictures-button--powerset";
/** Text in three scripts, a dialog, a QR, a list, a form that has been filled in, and a failure. */
const SAMPLE = [
  BUTTONS,
  "pictures-textfield--three-scripts",
  "overlays-dialog--opened",
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
  ({ browser } = await launch());
  stage = await openStage(browser, server.url);
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

/** How many pixels of the buttons change when these styles are added to the page. */
async function pixelsMovedBy(css: string, mode: Mode = day) {
  await stage.showNext(BUTTONS, mode);
  const before = await stage.shoot();
  const style = await stage.page.addStyleTag({ content: css });
  const after = await stage.shoot();
  await style.evaluate((element) => (element as HTMLStyleElement).remove());
  return (await stage.compare(before, after))?.pixels ?? 0;
}

test("without a change there is no difference", async () => {
  expect(await pixelsMovedBy("/* nothing */")).toBe(0);
});

test("a shift by a single pixel is found", async () => {
  expect(await pixelsMovedBy("button:first-of-type { translate: 1px }")).toBeGreaterThan(0);
});

test.each([
  ["space", "--satang-space-3: 8px"],
  ["radius", "--satang-radius-button: 17px"],
  ["type size", "--satang-font-size-lead: 1rem"],
  ["colour", "--satang-color-control: #7d7462"],
])("a token that is changed by one step is found: %s", async (_, declaration) => {
  expect(await pixelsMovedBy(`[data-satang-theme] { ${declaration} !important }`)).toBeGreaterThan(
    0,
  );
});

test.each([
  ["hover", "--satang-color-accent-hover: red"],
  ["focus", "--satang-color-focus: red"],
  ["pressed", "--satang-color-accent-active: red"],
] as const)(
  "a colour of a control is found in the picture of its state: %s",
  async (interaction, declaration) => {
    const css = `[data-satang-theme] { ${declaration} !important }`;
    expect(await pixelsMovedBy(css, day)).toBe(0);
    expect(await pixelsMovedBy(css, { ...day, interaction })).toBeGreaterThan(0);
  },
);

test("a state that was set for one picture is reset in the next", async () => {
  await stage.showAlone(BUTTONS, day);
  const before = await stage.shoot();
  const pressed = { ...day, interaction: "pressed" } as const;
  await stage.showNext(BUTTONS, pressed);
  await stage.showNext(BUTTONS, pressed);
  await stage.showNext(BUTTONS, day);
  expect(await stage.compare(before, await stage.shoot())).toBeUndefined();
});

/** Buttons, states, fields and rows: they use most colours of text and areas. */
const COLORFUL = [
  BUTTONS,
  "pictures-statuspill--powerset",
  "pictures-textfield--three-scripts",
  "flows-statement--rows",
];

/**
 * Runs in the page: every colour token of the page, with its value changed by the smallest step
 * that a designer would make.
 */
function movedTokens(): [name: string, value: string][] {
  const page = document.querySelector("[data-satang-theme]") as HTMLElement;
  const context = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const step = (channel = 0) => channel + (channel < 128 ? 4 : -4);
  const tokens = [...page.computedStyleMap()].filter(([name]) =>
    name.startsWith("--satang-color-"),
  );
  return tokens.map(([name, [value]]) => {
    if (!context) throw new Error("no canvas");
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = String(value);
    context.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha = 255] = context.getImageData(0, 0, 1, 1).data;
    // The eye, and a comparison that imitates it, is least sensitive to blue.
    const color = alpha === 255 ? [red, green, step(blue), 255] : [red, green, blue, step(alpha)];
    const [r, g, b, a = 255] = color;
    return [name, `rgb(${r} ${g} ${b} / ${a / 255})`];
  });
}

test("every colour token that is changed by one step is found in every picture that uses it", async () => {
  const used = new Set<string>();
  const missed: string[] = [];
  for (const id of COLORFUL) {
    await stage.showAlone(id, night);
    const before = await stage.shoot();
    for (const [name, value] of await stage.page.evaluate(movedTokens)) {
      const style = await stage.page.addStyleTag({
        content: `[data-satang-theme] { ${name}: ${value} !important }`,
      });
      const after = await stage.shoot();
      await style.evaluate((element) => (element as HTMLStyleElement).remove());
      if (after.equals(before)) continue;
      used.add(name);
      if (!(await stage.compare(before, after))) missed.push(`${id}: ${name}: ${value}`);
    }
  }
  expect(missed).toEqual([]);
  expect(used.size).toBeGreaterThan(20);
});

test("the caret of a field in use is in no picture, also with forced colours", async () => {
  await stage.showAlone("flows-chat--conversation", localModes.screen["th-night-390-forced"]);
  const first = await stage.shoot();
  // Together longer than a blink.
  for (let more = 0; more < 8; more++) expect((await stage.shoot()).equals(first)).toBe(true);
});

test("a part that arrives after the story has ended is in the picture", async () => {
  const late = await openStage(browser, server.url);
  try {
    // Nothing of the story itself waits for it.
    await late.page.route(/ComboboxControl-.*\.js/, async (route) => {
      await late.ended();
      await route.continue();
    });
    await late.showAlone("pictures-combobox--closed", day);
    expect(await late.page.locator("input[role=combobox]").count()).toBe(12);
  } finally {
    await late.close();
  }
});

test("a story that fails after its play function is refused, also when its error is shown late", async () => {
  const late = await openStage(browser, server.url);
  try {
    // Storybook reports the end of a story, and then shows why it failed.
    await late.page.addInitScript(() => {
      let last: unknown;
      Object.defineProperty(globalThis, "__SATANG_END__", {
        get: () => last,
        set(end) {
          last = end;
          if (end) document.body.classList.add("sb-show-errordisplay");
        },
      });
    });
    await expect(late.showAlone(BUTTONS, day)).rejects.toThrow("the story");
  } finally {
    await late.close();
  }
});

test("three runs, each in another order and the last in a new browser, give the same pictures", async () => {
  const first = new Map<string, Buffer>();
  for (const id of SAMPLE) {
    const { picture } = await take(stage, { story: { id }, mode: night }, undefined);
    first.set(id, picture);
  }
  const { browser: second } = await launch();
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
