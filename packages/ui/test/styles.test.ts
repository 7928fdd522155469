import { readFileSync } from "node:fs";
import postcss, { type ChildNode } from "postcss";
import { beforeAll, expect, test } from "vitest";
import { gatherParts } from "../scripts/parts.ts";
import { buildSheets, type buildStyles } from "../scripts/styles.ts";
import { riverNight } from "../src/theme/brands/river-night/index.ts";
import { toVariables } from "../src/theme/css/to-css.ts";
import { variableName } from "../src/theme/css/variable-name.ts";
import { deriveBrand } from "../src/theme/derive/derive-brand.ts";
import { tokenDocs } from "../src/theme/docs/token-docs.ts";
import { baseValues } from "../src/theme/tokens/base-values.ts";

const root = new URL("..", import.meta.url).pathname;
const table = readFileSync(`${root}/src/theme/tokens/token-table.ts`, "utf8");
let css: Awaited<ReturnType<typeof buildStyles>>;
let sheets: Record<string, string>;
/** The sheets that the complete file is made of. */
let partial: [name: string, text: string][];

beforeAll(async () => {
  sheets = await buildSheets(root);
  css = { layered: sheets["styles.css"] ?? "", unlayered: sheets["styles.unlayered.css"] ?? "" };
  partial = Object.entries(sheets).filter(([name]) =>
    /^(?:tokens|base|components\/.*|flows\/.*)\.css$/.test(name),
  );
}, 60_000);

test("the layered file begins with the order of its layers", () => {
  expect(css.layered).toMatch(
    /^@layer satang\.reset, satang\.tokens, satang\.primitives, satang\.flows;\n/,
  );
});

test("the sheet of each flow has what the provider shows: the dialog of an ended session, messages, and lost words", () => {
  const rulesOf = (name: string) =>
    [...(sheets[`components/${name}.css`] ?? "").matchAll(/\.(\w+)[^{}]*\{/g)].map(
      ([, own]) => own,
    );
  const needed = [...new Set(["button", "dialog", "empty-state", "toast"].flatMap(rulesOf))];
  expect(needed.length).toBeGreaterThan(20);
  const flows = partial.filter(([name]) => /^flows\/.*(?<!-first|-later)\.css$/.test(name));
  for (const [name, text] of flows)
    expect(
      needed.filter((rule) => !text.includes(`.${rule}`)),
      name,
    ).toEqual([]);
});

test("every rule of the layered file is in one of its layers", () => {
  const outside = css.layered
    .replace(/^@layer [^;{]*;\n/, "")
    .replace(/@keyframes [^{]+\{(?:[^{}]*\{[^{}]*\})*\}/g, "");
  expect(outside).toMatch(
    /^(?:\s*@layer satang\.(?:reset|tokens|primitives|flows)\{[\s\S]*\}\s*)+$/,
  );
  expect(outside).not.toMatch(/^\s*[.[:]/);
});

test("the file for hosts with resets has no layer, and limits every rule to Satang's own scope", () => {
  expect(css.unlayered).not.toContain("@layer");
  const flat = css.unlayered
    .replace(/@keyframes [^{]+\{(?:[^{}]*\{[^{}]*\})*\}/g, "")
    .replace(/@(?:media|supports|container)[^{]*\{/g, "");
  const strangers = [...flat.matchAll(/(?:^|[}])([^{}@]+)\{/g)]
    .map(([, selector = ""]) => selector)
    .filter((selector) => !/\[data-satang|^:root|\[lang/.test(selector));
  expect(strangers).toEqual([]);
});

test("the files in pixels have the same rules with 16 px for each rem, so that no size depends on the host's root", () => {
  for (const name of ["styles", "styles.unlayered"]) {
    const [relative = "", fixed = ""] = [sheets[`${name}.css`], sheets[`${name}.px.css`]];
    expect(relative).toMatch(/\drem\b/);
    expect(fixed).not.toMatch(/\drem\b/);
    expect(fixed).toContain("--satang-font-size-body: 15px;--satang-font-size-lead: 17px");
    expect(fixed.match(/[{}]/g)).toEqual(relative.match(/[{}]/g));
  }
});

test("a page without a brand follows the device's light or dark setting before any script runs", () => {
  for (const text of Object.values(css)) {
    expect(text).toMatch(
      /@media ?\(prefers-color-scheme: ?light\)\{:root:not\(\[data-satang-theme\]\),\[data-satang-theme=system\]\{/,
    );
    expect(text).toMatch(
      /@media ?\(prefers-reduced-motion: ?reduce\)\{:root:root,\[data-satang-theme\]\[data-satang-theme\]\{--satang-motion-quick: ?0s/,
    );
  }
});

test("every documented variable is used by a component, or is marked as for hosts only", () => {
  const documented = Object.keys({
    ...toVariables(baseValues),
    ...toVariables(deriveBrand(riverNight)),
  });
  const unread = documented.filter((name) => !css.layered.includes(`var(${name})`));
  expect(unread.sort()).toEqual(
    tokenDocs(table)
      .flatMap(({ path, hostOnly }) => (hostOnly ? `--${variableName(path)}` : []))
      .sort(),
  );
});

test("there is no !important, and nothing is loaded", () => {
  for (const text of Object.values(css)) {
    expect(text).not.toContain("!important");
    expect(text).not.toMatch(/@import|url\((?!["']?data:image\/svg)/);
  }
});

/** Each rule with its layer, as one text. */
function rulesOf(text: string): Set<string> {
  const wholes = (nodes: readonly ChildNode[] = [], layer = ""): string[] =>
    nodes.flatMap((node) =>
      node.type === "atrule" && node.name === "layer"
        ? wholes(node.nodes, node.params)
        : [`${layer} ${node.toString()}`],
    );
  return new Set(wholes(postcss.parse(text).nodes).filter((rule) => rule.trim() !== ""));
}

test("every part begins with the order of the layers, so that any part can be loaded first", () => {
  const order = css.layered.slice(0, css.layered.indexOf(";") + 1);
  expect(partial.filter(([, text]) => !text.startsWith(order)).map(([name]) => name)).toEqual([]);
});

test("the parts together have the rules of the complete file, and no others", () => {
  const all = new Set(partial.flatMap(([, text]) => [...rulesOf(text)]));
  expect(all).toEqual(rulesOf(css.layered));
});

test("a part has no theme and no reset; tokens and base have nothing else", () => {
  const layersIn = (text: string) =>
    new Set([...text.matchAll(/@layer (satang\.\w+)\{/g)].map(([, layer]) => layer));
  expect(layersIn(sheets["tokens.css"] ?? "")).toEqual(new Set(["satang.tokens"]));
  expect(layersIn(sheets["base.css"] ?? "")).toEqual(new Set(["satang.reset"]));
  for (const [name, text] of partial.filter(([name]) => name.includes("/"))) {
    expect(
      [...layersIn(text)].filter((layer) => /reset|tokens/.test(layer ?? "")),
      name,
    ).toEqual([]);
  }
});

test("a component's file has the styles of the components that it contains, including those loaded later", () => {
  const has = (whole: string, part: string) => {
    const found = rulesOf(sheets[`${whole}.css`] ?? "");
    return [...rulesOf(sheets[`${part}.css`] ?? "")].every((rule) => found.has(rule));
  };
  expect(has("components/dialog", "components/icon-button")).toBe(true);
  expect(has("components/combobox", "components/field")).toBe(true);
  expect(has("flows/deposit", "components/button")).toBe(true);
  expect(has("components/button", "components/dialog")).toBe(false);
});

test("the halves of a sheet are the whole, and the first has what a page needs before anything is loaded on demand", () => {
  const rules = (name: string) => rulesOf(sheets[`${name}.css`] ?? "");
  const [first, later] = [rules("flows/deposit-first"), rules("flows/deposit-later")];
  expect(new Set([...first, ...later])).toEqual(rules("flows/deposit"));
  const has = (whole: Set<string>, part: string) =>
    [...rules(part)].every((rule) => whole.has(rule));
  for (const part of ["button", "empty-state", "skeleton", "bank-badge"])
    expect(has(first, `components/${part}`), part).toBe(true);
  expect(has(later, "components/toast")).toBe(true);
  expect(has(first, "components/bottom-sheet")).toBe(false);
});

test("the documentation names the components of each file (vitest -u writes it)", async () => {
  const names = Object.entries(await gatherParts(root)).map(
    ([name, { exports }]) =>
      [`@satang/ui/${name}.css`, exports.filter((name) => /^[A-Z]/.test(name)).join(", ")] as const,
  );
  await expect(`${JSON.stringify(Object.fromEntries(names), null, 2)}\n`).toMatchFileSnapshot(
    "../src/docs/sheets.json",
  );
});
