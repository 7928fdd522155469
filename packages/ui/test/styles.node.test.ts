import { gzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { buildStyles } from "../scripts/styles.ts";
import { baseValues } from "../src/theme/base-values.ts";
import { riverNight } from "../src/theme/brands/river-night/index.ts";
import { deriveBrand } from "../src/theme/derive.ts";
import { forHosts } from "../src/theme/for-hosts.ts";
import { toVariables } from "../src/theme/to-css.ts";
import { variableName } from "../src/theme/variable-name.ts";

const root = new URL("..", import.meta.url).pathname;
let css: Awaited<ReturnType<typeof buildStyles>>;

beforeAll(async () => {
  css = await buildStyles(root);
}, 60_000);

test("the layered file begins with the order of its layers", () => {
  expect(css.layered).toMatch(
    /^@layer satang\.reset, satang\.tokens, satang\.primitives, satang\.flows;\n/,
  );
});

test("every rule of the layered file sits in one of its layers", () => {
  const outside = css.layered
    .replace(/^@layer [^;{]*;\n/, "")
    .replace(/@keyframes [^{]+\{(?:[^{}]*\{[^{}]*\})*\}/g, "");
  expect(outside).toMatch(
    /^(?:\s*@layer satang\.(?:reset|tokens|primitives|flows)\{[\s\S]*\}\s*)+$/,
  );
  expect(outside).not.toMatch(/^\s*[.[:]/);
});

test("the file for hosts with resets has no layer, and holds every rule to Satang's own scope", () => {
  expect(css.unlayered).not.toContain("@layer");
  const flat = css.unlayered
    .replace(/@keyframes [^{]+\{(?:[^{}]*\{[^{}]*\})*\}/g, "")
    .replace(/@(?:media|supports|container)[^{]*\{/g, "");
  const strangers = [...flat.matchAll(/(?:^|[}])([^{}@]+)\{/g)]
    .map(([, selector = ""]) => selector)
    .filter((selector) => !/\[data-satang|^:root|\[lang/.test(selector));
  expect(strangers).toEqual([]);
});

test("a page that chose no brand follows the device's light or dark before any script runs", () => {
  for (const text of Object.values(css)) {
    expect(text).toMatch(
      /@media ?\(prefers-color-scheme: ?light\)\{:root:not\(\[data-satang-theme\]\),\[data-satang-theme=system\]\{/,
    );
    expect(text).toMatch(
      /@media ?\(prefers-reduced-motion: ?reduce\)\{:root:root,\[data-satang-theme\]\[data-satang-theme\]\{--satang-motion-quick: ?0s/,
    );
  }
});

test("every documented variable changes something in a component, or is told to be for a host's own", () => {
  const documented = Object.keys({
    ...toVariables(baseValues),
    ...toVariables(deriveBrand(riverNight)),
  });
  const unread = documented.filter((name) => !css.layered.includes(`var(${name})`));
  expect(unread.sort()).toEqual(
    forHosts.map((token) => `--${variableName(["color", token])}`).sort(),
  );
});

test("nothing is forced with !important, and nothing is fetched", () => {
  for (const text of Object.values(css)) {
    expect(text).not.toContain("!important");
    expect(text).not.toMatch(/@import|url\((?!["']?data:image\/svg)/);
  }
});

test("all the CSS stays under 20 kB gzip", () => {
  expect(gzipSync(css.layered).byteLength).toBeLessThan(20 * 1000);
  expect(gzipSync(css.unlayered).byteLength).toBeLessThan(20 * 1000);
});
