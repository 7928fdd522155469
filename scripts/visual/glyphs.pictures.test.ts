import { type DisplayLocale, loadLocale } from "@satang/i18n";
import type { Mode } from "@satang/story-kit/pictures";
import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch } from "./browser.ts";
import { serveStorybook } from "./server.ts";
import { openStage, type Stage } from "./stage.ts";

const mode: Mode = {
  theme: "river-night",
  locale: "en",
  motion: "reduced",
  viewport: { width: 390, height: 844 },
};

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

/** Findings of the check after this element was added to the page. */
async function foundIn(html: string) {
  await stage.showAlone("actions-button--accent", mode);
  expect(await stage.foreignGlyphs()).toEqual([]);
  await stage.page.evaluate((more) => {
    document.querySelector("[data-satang]")?.insertAdjacentHTML("beforeend", more);
  }, html);
  await stage.loadFonts();
  return stage.foreignGlyphs();
}

const wordsOf = (node: unknown): string[] =>
  typeof node === "string"
    ? node.replaceAll(/[<&]/g, "").split(/\s+/)
    : Object.values(node as object).flatMap(wordsOf);

test.each(["th", "la", "en", "en-XA"] as const)(
  "the shipped fonts hold every character of our own messages: %s",
  async (locale: DisplayLocale) => {
    const words = new Set(wordsOf(await loadLocale(locale)));
    expect(words.size).toBeGreaterThan(300);
    expect(await foundIn(`<p>${[...words].join(" ")}</p>`)).toEqual([]);
  },
);

test("the shipped fonts hold the signs of both currencies, and arrows", async () => {
  expect(await foundIn("<p>฿ ₭ → ← ↑ ↓ − × · • … – — “ ” ‘ ’</p>")).toEqual([]);
});

const faceOf = (src: string) =>
  `<style>@font-face { font-family: Other; src: ${src} }</style><p style="font-family: Other, 'Figtree Variable'">1</p>`;

test("a face of a font that the machine lacks is left out", async () => {
  expect(await foundIn(faceOf('local("No such font")'))).toEqual([]);
});

test.each([
  ["in text", "<p>100 ★</p>", "★"],
  ["typed into a field", '<input value="★">', "★"],
  ["as a hint of a field", '<input placeholder="★">', "★"],
  ["drawn by a style", "<style>#drawn::before { content: '★' }</style><p id=drawn>1</p>", "★"],
  ["in another font stack", "<code style='font-family: monospace'>code</code>", "cod"],
])("a character from a font of the machine is found: %s", async (_, html, character) => {
  const [found, ...others] = await foundIn(html);
  expect(found).toContain(character);
  expect(found).toContain("a font of this machine");
  expect(others).toEqual([]);
});
