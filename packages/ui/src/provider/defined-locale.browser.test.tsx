import { type DefinedLocale, defineLocale, loadLocale } from "@satang/i18n";
import type { ReactElement } from "react";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Dialog } from "../primitives/Dialog/index.ts";
import { LanguageName } from "../primitives/LanguageName/index.ts";
import { ThemeScope } from "../theme/scope/ThemeScope.tsx";
import { Words } from "./Words.tsx";

const khmer = defineLocale({
  tag: "km-KH",
  name: "ខ្មែរ",
  base: "en",
  catalogue: { ui: { close: "បិទ" } },
  lineHeight: { text: 1.8, tight: 1.6 },
  fontFamily: '"Noto Sans Khmer"',
});

const ofOthers = [...document.adoptedStyleSheets];
afterEach(() => {
  document.adoptedStyleSheets = ofOthers;
});

const textOf = (name: string) => page.getByText(name).element();
const styleOf = (name: string) => getComputedStyle(textOf(name));

async function show(locale: DefinedLocale, content: ReactElement, theme = "river-day") {
  const catalogue = await loadLocale(locale);
  await render(
    <ThemeScope theme={theme}>
      <p>around</p>
      <Words locale={locale} catalogue={catalogue}>
        {content}
      </Words>
    </ThemeScope>,
  );
  await expect.poll(() => document.adoptedStyleSheets).toHaveLength(ofOthers.length + 1);
}

test("text of an added language has its line height, its fonts and its lang, and text around it does not change", async () => {
  await show(khmer, <p>within</p>);
  expect(textOf("within").closest("[lang]")).toHaveAttribute("lang", "km-KH");
  expect(styleOf("within").fontFamily).toMatch(/^"Noto Sans Khmer", "Figtree Variable"/);
  expect(styleOf("within").lineHeight).toBe(`${15 * 1.8}px`);
  expect(styleOf("around").fontFamily).not.toContain("Khmer");
});

test("a modal has the fonts, line heights and words of an added language", async () => {
  await show(khmer, <Dialog defaultOpen title="title" />);
  const dialog = page.getByRole("dialog", { name: "title" });
  await expect.element(dialog.getByRole("button", { name: "បិទ" })).toBeVisible();
  const style = getComputedStyle(dialog.element());
  expect(style.fontFamily).toMatch(/^"Noto Sans Khmer", /);
  expect(style.getPropertyValue("--satang-font-line-tight")).toBe("1.6");
});

test("when the language is around the scope, the scope has its fonts, and the host keeps its own", async () => {
  // The page of the tests is a scope.
  const { dataset } = document.documentElement;
  const { satang } = dataset;
  delete dataset.satang;
  onTestFinished(() => {
    dataset.satang = satang;
  });
  await render(
    <Words locale={khmer} catalogue={await loadLocale(khmer)}>
      <p>host</p>
      <ThemeScope theme="river-day">
        <p>within</p>
      </ThemeScope>
    </Words>,
  );
  await expect.poll(() => styleOf("within").fontFamily).toMatch(/^"Noto Sans Khmer", /);
  expect(styleOf("host").fontFamily).not.toContain("Khmer");
});

test("a value that could end the rule is reported, and nothing of it reaches the page", async () => {
  const reported = vi.spyOn(globalThis, "reportError").mockImplementation(() => undefined);
  const odd = { ...khmer, fontFamily: "x;} body { display: none" };
  await render(
    <Words locale={odd} catalogue={await loadLocale(odd)}>
      <p>within</p>
    </Words>,
  );
  await expect.poll(() => reported).toHaveBeenCalledOnce();
  expect(document.adoptedStyleSheets).toHaveLength(ofOthers.length);
  await expect.element(page.getByText("within")).toBeVisible();
});

test("the name of an added language is written in that language", async () => {
  await show(khmer, <LanguageName locale={khmer} />);
  expect(textOf("ខ្មែរ")).toHaveAttribute("lang", "km-KH");
});
