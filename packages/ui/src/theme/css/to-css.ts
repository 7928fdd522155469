import { deriveBrand } from "../derive/derive-brand.ts";
import { validateBrand, validatePair } from "../schema/validate-brand.ts";
import type { BrandPair, BrandTokens } from "../tokens/brand.types.ts";
import { variableName } from "./variable-name.ts";

interface Tree {
  readonly [key: string]: string | Tree;
}

/** Flattens values to custom properties: `{ "--satang-color-page": "#0a0f1f", … }`. */
export function toVariables(values: object, path: readonly string[] = []): Record<string, string> {
  return Object.entries(values as Tree).reduce<Record<string, string>>((all, [key, value]) => {
    const here = [...path, key];
    if (typeof value === "string") all[`--${variableName(here)}`] = value;
    else Object.assign(all, toVariables(value, here));
    return all;
  }, {});
}

/** The selector of a validated brand. */
export const brandSelector = (id: string) => `[data-satang-theme="${id}"]`;

/** The first statement, so that the order holds whichever sheet a page loads first. */
const LAYERS = "@layer satang.reset, satang.tokens, satang.primitives, satang.flows;\n";

function ruleOf(id: string, brand: BrandTokens): string {
  const body = Object.entries(toVariables(deriveBrand(brand)))
    .map(([name, value]) => `  ${name}: ${value};`)
    .join("\n");
  return `${brandSelector(id)} {\n  color-scheme: ${brand.scheme};\n${body}\n}\n`;
}

/** The value is not validated yet: it may be anything. */
const isPair = (theme: BrandTokens | BrandPair): theme is BrandPair =>
  typeof theme === "object" && theme !== null && ("light" in theme || "dark" in theme);

function rulesOf(theme: BrandTokens | BrandPair): string {
  if (!isPair(theme)) {
    validateBrand(theme);
    return ruleOf(theme.id, theme);
  }
  validatePair(theme);
  // Two separate rules, because a value that only one side sets would otherwise apply to the other.
  const [dark, light] = [ruleOf(theme.id, theme.dark), ruleOf(theme.id, theme.light)];
  return `@media not all and (prefers-color-scheme: light) {\n${dark}}\n@media (prefers-color-scheme: light) {\n${light}}\n`;
}

/**
 * The CSS text of a brand, to be saved as a file and linked next to `@satang/ui/styles.css`: no
 * script, no inline style, so it works with a strict Content-Security-Policy and on a server. A
 * pair follows the device's light or dark setting.
 * @param options.layered - false for hosts on `styles.unlayered.css`, to be linked after it.
 * @default true
 * @throws ThemeError when a value may not become CSS
 * @example
 * await writeFile("lotus.css", themeToCss(defineBrand({ id: "lotus", extends: riverDay, color: { accent: "#c2185b" } })));
 * @example
 * themeToCss({ id: "lotus", light: lotusDay, dark: lotusNight });
 */
export function themeToCss(
  theme: BrandTokens | BrandPair,
  options: { layered?: boolean } = {},
): string {
  const rules = rulesOf(theme);
  return options.layered === false ? rules : `${LAYERS}@layer satang.tokens {\n${rules}}\n`;
}
