import { execFileSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildStyles } from "../../scripts/styles.ts";

const ui = new URL("../..", import.meta.url).pathname;
const TABLE = "src/theme/tokens/token-table.ts";
const ROW = `    /** Marks a sample. */
    sample: derivedColor("accent", alwaysLegible, { text: PAGE, forced: "CanvasText" }),
`;

let copy: string;
let source: string;

/** A module of the copy. */
const load = (path: string) =>
  import(/* @vite-ignore */ pathToFileURL(join(copy, "src", path)).href);

// A copy of the theme folder with one additional row in its token table, and no other change.
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), "satang-tokens-"));
  await mkdir(join(copy, "src"));
  await cp(join(ui, "src/theme"), join(copy, "src/theme"), { recursive: true });
  await cp(join(ui, "src/theming.ts"), join(copy, "src/theming.ts"));
  await cp(join(ui, "package.json"), join(copy, "package.json"));
  await symlink(join(ui, "node_modules"), join(copy, "node_modules"));
  const table = await readFile(join(copy, TABLE), "utf8");
  source = table.replace("    /** Focus ring. */\n", (next) => ROW + next);
  expect(source).not.toBe(table);
  await writeFile(join(copy, TABLE), source);
});

afterAll(() => rm(copy, { recursive: true }));

test("a row is part of the contract", async () => {
  const { vars } = await load("theme/css/contract.css.ts");
  expect(vars.color.sample).toBe("var(--satang-color-sample)");
});

test("a row is validated, derived and written as CSS and as a design token", async () => {
  const { contrast, defineBrand, deriveBrand, themeToCss, themeToTokens } =
    await load("theming.ts");
  const { riverDay } = await load("theme/brands/river-day/index.ts");
  const brand = (sample: string) =>
    defineBrand({ id: "x", extends: riverDay, values: { color: { sample } } });
  expect(() => brand("red")).toThrow('"values.color.sample" is "red"; expected a hex colour.');
  expect(() => brand("#ffffff80")).toThrow("expected a hex colour without opacity");
  expect(deriveBrand(brand("#123456")).color.sample).toBe("#123456");
  const { sample, page } = deriveBrand(riverDay).color;
  expect(contrast(sample, page)).toBeGreaterThan(4.5);
  expect(themeToCss(riverDay)).toContain(`--satang-color-sample: ${sample};`);
  expect(themeToTokens(riverDay)).toMatchObject({
    color: { sample: { $type: "color", $value: { hex: sample } } },
  });
});

test("a row is checked for contrast, and a failure names the author's colour to change", async () => {
  const { checkTheme, contrastPairs, forcedColors, forcedFailures } = await load("theming.ts");
  const { riverDay } = await load("theme/brands/river-day/index.ts");
  expect(contrastPairs).toContainEqual({ kind: "text", color: "sample", on: "page" });
  expect(checkTheme(riverDay).failures).toEqual([]);
  const { failures } = checkTheme({ ...riverDay, values: { color: { sample: "#ffffff" } } });
  expect(failures[0]).toMatchObject({ color: "sample", nearest: { token: "sample" } });
  expect(forcedColors.sample).toBe("CanvasText");
  expect(forcedFailures()).toEqual([]);
});

test("a row is part of the style sheet, also under forced colours", async () => {
  const { layered } = await buildStyles(copy);
  expect(layered).toMatch(/--satang-color-sample: ?#[0-9a-f]{6}/);
  expect(layered).toMatch(/\(forced-colors: ?active\)[^}]*--satang-color-sample: ?CanvasText/);
}, 60_000);

test("a row is part of the documentation", async () => {
  const { tokenDocs } = await load("theme/docs/token-docs.ts");
  expect(tokenDocs(source)).toContainEqual({
    path: ["color", "sample"],
    text: "Marks a sample.",
    hostOnly: false,
  });
});

test("a row is part of the types", async () => {
  await writeFile(
    join(copy, "src/sample.ts"),
    `import { vars } from "./theme/css/contract.css.ts";
import { type BrandTokens, type ColorToken, defineBrand } from "./theming.ts";
import { riverDay } from "./theme/brands/river-day/index.ts";
export const token: ColorToken = "sample";
export const values: BrandTokens["values"] = { color: { sample: "#ffffff" } };
export const variable: string = vars.color.sample;
export const brand = () =>
  defineBrand({ id: "x", extends: riverDay, values: { color: { sample: "#ffffff" } } });
// @ts-expect-error -- there is no such token
export const missing: ColorToken = "samples";
// @ts-expect-error -- a colour is hex
export const wrong = () => defineBrand({ id: "x", extends: riverDay, values: { color: { sample: "red" } } });
`,
  );
  const config = {
    extends: join(ui, "../../tsconfig.base.json"),
    compilerOptions: { lib: ["ES2023", "DOM", "DOM.Iterable"], types: [] },
    files: ["src/sample.ts"],
  };
  await writeFile(join(copy, "tsconfig.json"), JSON.stringify(config));
  const tsc = join(ui, "../../node_modules/.bin/tsc");
  expect(() => execFileSync(tsc, ["-p", copy], { encoding: "utf8" })).not.toThrow();
}, 60_000);
