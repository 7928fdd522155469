import { en } from "@satang/i18n/locales/en";
import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { I18nProvider } from "../i18n/I18nProvider.tsx";
import { useToast } from "../primitives/Toast/index.ts";
import { ThemeScope } from "../theme/scope/ThemeScope.tsx";
import { findSetupProblems } from "./setup-problems.ts";

const STYLES = "[data-satang] { --satang-color-accent: #a1006b; }";
const ACME = '[data-satang-theme="acme"] { --satang-color-accent: #a1006b; }';

/** The document of a page with this body and these styles. */
function pageOf(body: string, ...styles: string[]): Document {
  const frame = document.createElement("iframe");
  document.body.append(frame);
  const page = frame.contentDocument as Document;
  page.body.innerHTML = body;
  for (const text of styles) {
    const style = page.createElement("style");
    style.textContent = text;
    page.head.append(style);
  }
  return page;
}

afterEach(() => {
  for (const frame of document.querySelectorAll("iframe")) frame.remove();
  vi.restoreAllMocks();
});

test("on a page without a scope the component that makes one is named", () => {
  expect(findSetupProblems(pageOf("<p>Deposit</p>", STYLES))).toEqual([
    expect.stringMatching(/data-satang.*<ThemeScope>/),
  ]);
});

test("on a page without a style sheet the one to import is named", () => {
  expect(findSetupProblems(pageOf("<p data-satang>Deposit</p>"))).toEqual([
    expect.stringContaining('Import "@satang/ui/styles.css"'),
  ]);
});

test("a theme without rules is named, one with rules and the included ones are not", () => {
  const body =
    '<p data-satang data-satang-theme="acme">Deposit</p><p data-satang-theme="river-day">x</p>';
  expect(findSetupProblems(pageOf(body, STYLES))).toEqual([
    expect.stringMatching(/theme "acme".*adoptTheme/),
  ]);
  expect(findSetupProblems(pageOf(body, STYLES, ACME))).toEqual([]);
  expect(findSetupProblems(pageOf(body, STYLES, `@layer satang { ${ACME} }`))).toEqual([]);
});

const BUTTON =
  '<div data-satang><button class="_ab120 _ab121" data-part="button">Deposit</button></div>';
const OURS = `@layer satang.primitives { ._ab120 { padding: 12px } } ${STYLES}`;

test("a component without a rule of its own sheet is named, one with it is not, and none that shows nothing yet", () => {
  const problems = findSetupProblems(pageOf(BUTTON, STYLES));
  expect(problems).toEqual([
    expect.stringMatching(
      /<button class="_ab120 _ab121"> of the part "button".*components.*flows.*styles\.css/,
    ),
  ]);
  expect(findSetupProblems(pageOf(BUTTON, OURS))).toEqual([]);
  const empty = '<div data-satang><ol class="_ab120"></ol></div>';
  expect(findSetupProblems(pageOf(empty, STYLES))).toEqual([]);
});

test("a layer before ours that takes all styles away is named with the line that keeps ours", () => {
  const line = "[data-satang], [data-satang] * { all: revert-layer }";
  const takes = (more = "") => `@layer base { * { all: unset } ${more} }`;
  const unlayered = `._ab120 { padding: 12px } ${STYLES}`;
  for (const ours of [OURS, unlayered]) {
    const [problem, ...others] = findSetupProblems(pageOf(BUTTON, takes(), ours));
    expect(problem).toMatch(/"\*".*"base"/);
    expect(problem).toContain(line);
    expect(others).toEqual([]);
    expect(findSetupProblems(pageOf(BUTTON, takes(line), ours))).toEqual([]);
  }
});

test("a rule of the page that takes the spaces of our components is named: unlayered, or in a later layer", () => {
  const reset = "button, *::before { padding: 0; color: inherit }";
  for (const sheets of [
    [OURS, reset],
    [reset, OURS],
    [OURS, `@layer base { @media screen { ${reset} } }`],
  ])
    expect(findSetupProblems(pageOf(BUTTON, ...sheets))).toEqual([
      expect.stringMatching(/"button".*@satang\/ui\/styles\.unlayered\.css/),
    ]);
});

test("no rule of the page is named that our styles win over, or that a host may want to win", () => {
  const reset = "button { padding: 0 }";
  const first = `@layer base, components; @layer components { ${OURS} }`;
  for (const sheets of [
    [`@layer base { ${reset} }`, OURS],
    [first, `@layer base { ${reset} }`],
    [OURS, "button { color: red }", "button.mine { padding: 0 }", "nav button { padding: 0 }"],
    [`[data-satang] ._ab120 { padding: 12px } ${STYLES}`, reset],
  ])
    expect(findSetupProblems(pageOf(BUTTON, ...sheets))).toEqual([]);
});

test("a small root is named where texts follow it, with the sheet in pixels", () => {
  const small = "html { font-size: 62.5% }";
  const inRem = STYLES.replace("}", "--satang-font-size-body: 1rem }");
  expect(findSetupProblems(pageOf("<p data-satang>Deposit</p>", small, inRem))).toEqual([
    expect.stringMatching(/10px.*styles\.px\.css.*unit="px"/),
  ]);
  const inPixels = inRem.replace("1rem", "16px");
  expect(findSetupProblems(pageOf("<p data-satang>Deposit</p>", small, inPixels))).toEqual([]);
  expect(findSetupProblems(pageOf("<p data-satang>Deposit</p>", inRem))).toEqual([]);
});

test("in development the console names the mistake once the page is rendered", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  await render(
    <I18nProvider locale="en" catalogue={en}>
      <ThemeScope theme="not-adopted">
        <p>Deposit</p>
      </ThemeScope>
    </I18nProvider>,
  );
  await expect.poll(() => warn.mock.lastCall?.[0]).toMatch(/@satang\/ui: .*theme "not-adopted"/);
});

function Shower() {
  const toast = useToast();
  return (
    <button type="button" onClick={() => toast.show("Saved")}>
      Save
    </button>
  );
}

test("without a ToastProvider a view is rendered, the console says what is missing, and a lost message is reported", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const report = vi.spyOn(globalThis, "reportError").mockReturnValue();
  const screen = await render(<Shower />);
  expect(warn.mock.calls.flat().join()).toMatch(/<ToastProvider>.*<SatangProvider>/);
  await screen.getByRole("button", { name: "Save" }).click();
  expect(String(report.mock.lastCall?.[0])).toMatch(/No <ToastProvider>/);
});
