import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { transform } from "esbuild";
import { TARGETS } from "../../../scripts/browsers/supported.ts";
import { contrast } from "../src/theme/brands/contrast/index.ts";
import { lotus } from "../src/theme/brands/lotus/index.ts";
import { stress } from "../src/theme/brands/stress/index.ts";
import { wireframe } from "../src/theme/brands/wireframe/index.ts";
import { inPixels } from "../src/theme/css/in-pixels.ts";
import { themeToCss } from "../src/theme/css/to-css.ts";
import { cssOf } from "./css-of.ts";
import { LAYERS, layered, onlyLayers, unlayered } from "./layers.ts";
import { entries } from "./modules.ts";
import { gatherParts } from "./parts.ts";

const ORDER = [/\/theme\//, /\/(styles|links|text)\//, /\/primitives\//, /./];

/** All styles in the order in which modules import each other: theme first, then primitives, then flows. */
function gather(root: string): Promise<string> {
  const rank = (path: string) => ORDER.findIndex((folder) => folder.test(path));
  const modules = Object.values(entries(root))
    .filter((path) => !path.endsWith(".css.ts"))
    .sort((one, other) => rank(one) - rank(other) || one.localeCompare(other));
  return cssOf(root, ["src/theme/css/styles.css.ts", ...modules]);
}

const minified = async (css: string) =>
  (await transform(css, { loader: "css", minify: true, target: TARGETS })).code;

const withOrder = async (css: string) => LAYERS + (await minified(css));

/** The complete style sheets: in layers, and without them. */
export async function buildStyles(root: string): Promise<{ layered: string; unlayered: string }> {
  const css = await gather(root);
  return {
    layered: await withOrder(layered(css)),
    unlayered: await minified(unlayered(css)),
  };
}

/** The complete layered file in parts: theme, reset, and one for each component and flow. By name in `dist`. */
async function buildParts(root: string, complete: string): Promise<Record<string, string>> {
  const sheets = {
    tokens: { css: onlyLayers(complete, ["satang.tokens"]) },
    base: { css: onlyLayers(complete, ["satang.reset"]) },
    ...(await gatherParts(root)),
  };
  return Object.fromEntries(
    await Promise.all(
      Object.entries(sheets).map(async ([name, { css }]) => [`${name}.css`, await withOrder(css)]),
    ),
  );
}

/** Every published style sheet, by its name in `dist`. */
export async function buildSheets(root: string): Promise<Record<string, string>> {
  const css = await buildStyles(root);
  const themes = [lotus, contrast, wireframe, stress].map(
    (brand) => [`themes/${brand.id}.css`, themeToCss(brand)] as const,
  );
  return {
    "styles.css": css.layered,
    "styles.unlayered.css": css.unlayered,
    "styles.px.css": inPixels(css.layered),
    "styles.unlayered.px.css": inPixels(css.unlayered),
    ...(await buildParts(root, css.layered)),
    "fonts/fonts.css": await readFile(`${root}/src/fonts/fonts.css`, "utf8"),
    ...Object.fromEntries(themes),
  };
}

/** Writes the style sheets and fonts into the published folder. */
export async function writeStyles(root: string): Promise<void> {
  await cp(`${root}/src/fonts`, `${root}/dist/fonts`, { recursive: true });
  for (const [name, css] of Object.entries(await buildSheets(root))) {
    await mkdir(dirname(`${root}/dist/${name}`), { recursive: true });
    await writeFile(`${root}/dist/${name}`, css);
  }
  // Imported for their side effect; a type checker still needs a declaration.
  await cp(`${root}/src/fonts/fonts.d.ts`, `${root}/dist/styles.d.ts`);
  // The module that Node loads in place of a style sheet.
  await writeFile(`${root}/dist/styles.js`, "");
}
