import { readFileSync } from "node:fs";
import data from "@mdn/browser-compat-data/forLegacyNode";
import { expect, test } from "vitest";
import { type Feature, lackedBy, styleNamed } from "./compat.ts";
import { SUPPORTED, type Supported } from "./supported.ts";

const versionOf = (browser: string) =>
  SUPPORTED.find((supported) => supported.browser === browser)?.version;

test("the page for other browsers names the oldest versions of the list, in each language", () => {
  const page = readFileSync("apps/member/public/unsupported.html", "utf8");
  const names = [
    `iOS ${versionOf("safari_ios")}`,
    `Chrome ${versionOf("chrome")}`,
    `Samsung Internet ${versionOf("samsunginternet_android")}`,
    `Firefox ${versionOf("firefox")}`,
  ].join(", ");
  expect(page.split(names)).toHaveLength(4);
});

test.each([
  "README.md",
  ".storybook/docs/supported-browsers.mdx",
  ...["ui", "headless", "api", "core", "i18n", "machines"].map(
    (name) => `packages/${name}/README.md`,
  ),
])("%s names the oldest versions of the list", (file) => {
  const text = readFileSync(file, "utf8");
  expect(text).toContain(`Safari and iOS ${versionOf("safari_ios")}`);
  expect(text).toMatch(new RegExp(`WebView (?:of Android )?${versionOf("webview_android")}\\b`));
  expect(text).toContain(`Samsung Internet ${versionOf("samsunginternet_android")}`);
  expect(text).toContain(`Firefox ${versionOf("firefox")}`);
});

const lookbehind = data.javascript.regular_expressions?.lookbehind_assertion?.__compat;
const PROBES: readonly (readonly [string, readonly Feature[], newest: Supported])[] = [
  [
    "(?<=a)",
    lookbehind ? [{ name: "", compat: lookbehind }] : [],
    { browser: "safari_ios", version: "16.3" },
  ],
  [":has()", styleNamed(":has"), { browser: "firefox", version: "120" }],
  ["color-mix()", styleNamed("color-mix()"), { browser: "chrome", version: "110" }],
];

test.each(PROBES)(
  "%s is in all supported browsers, and not in the last version before the list",
  (_name, [feature], newest) => {
    expect(feature && lackedBy(feature)).toEqual([]);
    expect(feature && lackedBy(feature, [newest])).toEqual([newest]);
  },
);
