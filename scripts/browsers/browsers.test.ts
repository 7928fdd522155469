import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { builtUses } from "./built-uses.ts";
import { globalNamed, lackedBy, memberOf, styleNamed } from "./compat.ts";
import { builtProblems, sourceProblems } from "./problems.ts";
import { styleUses } from "./style-uses.ts";
import { SUPPORTED, TARGETS } from "./supported.ts";
import { type Use, usesOf } from "./use.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "browsers-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const namesOf = (uses: readonly Use[]) => uses.map(({ feature }) => feature.name);

function written(name: string, content: string): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}
const inScript = (code: string) => namesOf(builtUses(written("built.js", code)));
const inSheet = (css: string) => namesOf(styleUses(written("built.css", css)));

test("the list names the oldest version of each browser, and compilers get the same", () => {
  expect(SUPPORTED).toContainEqual({ browser: "safari_ios", version: "16.4" });
  expect(SUPPORTED).toContainEqual({ browser: "webview_android", version: "111" });
  expect(SUPPORTED).toContainEqual({ browser: "samsunginternet_android", version: "22" });
  expect(TARGETS).toEqual(["chrome111", "edge111", "firefox121", "safari16.4", "ios16.4"]);
});

test("a feature names the browsers of the list that do not have it", () => {
  const [canParse] = memberOf("URL", "canParse");
  expect(canParse && lackedBy(canParse).map(({ browser }) => browser)).toEqual([
    "chrome",
    "chrome_android",
    "webview_android",
    "edge",
    "samsunginternet_android",
    "safari",
    "safari_ios",
  ]);
  const [structuredClone] = globalNamed("structuredClone");
  expect(structuredClone && lackedBy(structuredClone)).toEqual([]);
  const [has] = styleNamed(":has");
  expect(has && lackedBy(has)).toEqual([]);
});

test.each([
  ["one.union(other)", "Set.union"],
  ["URL.canParse(address)", "URL.canParse"],
  ["element.showPopover()", "HTMLElement.showPopover"],
  ['element["checkVisibility"]()', "Element.checkVisibility"],
  ["const { promise } = Promise.withResolvers()", "Promise.withResolvers"],
  ["new WebTransport(address)", "WebTransport"],
  ["window.requestIdleCallback(work)", "requestIdleCallback"],
  ['list.addEventListener("scrollend", settle)', "Document scrollend event"],
])("%s is found in a built script", (code, name) => {
  expect(inScript(code)).toEqual([name]);
});

test.each(["[2, 1].toSorted()", "JSON.parse(text)", "element.focus()", "row.format", "a.at(-1)"])(
  "%s is in every supported browser",
  (code) => {
    expect(inScript(code)).toEqual([]);
  },
);

test("syntax that an old browser does not read is refused", () => {
  expect(() => inScript("const words = /[\\p{L}--a]/v")).toThrow();
});

test.each([
  ["a { text-wrap: balance }", "text-wrap"],
  ["a { field-sizing: content }", "field-sizing"],
  ["@starting-style { a { opacity: 0 } }", "@starting-style"],
  ["a:dir(rtl) { left: 0 }", ":dir"],
  ["a { color: light-dark(red, blue) }", "light-dark()"],
])("%s is found in a style sheet", (css, name) => {
  expect(inSheet(css)).toEqual([name]);
});

test.each([
  "a { color: color-mix(in srgb, red, blue) }",
  "@supports (text-wrap: balance) { a { text-wrap: balance } }",
  "a { color: red; color: light-dark(red, blue) }",
  "a { -webkit-mask-image: none; mask-image: none }",
])("%s has a meaning in every supported browser", (css) => {
  expect(inSheet(css)).toEqual([]);
});

test("a use in another file than the table says is a problem, and a place that no longer uses it", () => {
  const features = memberOf("Element", "checkVisibility");
  expect(sourceProblems(usesOf(features, "packages/ui/src/new.ts"))).toEqual(
    expect.arrayContaining([
      "packages/ui/src/new.ts: Element.checkVisibility is not in safari 16.4, safari_ios 16.4",
      "packages/ui/src/overlay/tabbable.ts: Element.checkVisibility is in the table, but not used",
    ]),
  );
});

test("a built file may use what the table has, and nothing else that is newer", () => {
  const file = "dist/assets/index.js";
  const problems = builtProblems([
    ...usesOf(memberOf("Element", "checkVisibility"), file),
    ...usesOf(memberOf("Set", "union"), file),
  ]);
  expect(problems.filter((problem) => problem.startsWith(file))).toEqual([
    expect.stringMatching(/^dist.assets.index.js: Set.union is not in .*firefox/),
  ]);
});
