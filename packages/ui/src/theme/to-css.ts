import type { BrandTokens } from "./brand.types.ts";
import { checkId } from "./check.ts";
import { deriveBrand } from "./derive.ts";
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

/** The selector under which a brand is worn. @throws ThemeError */
export function brandSelector(id: string): string {
  checkId(id);
  return `[data-satang-theme="${id}"]`;
}

/**
 * The CSS text of a brand, to be saved as a file and linked after `@satang/ui/styles.css`.
 * @param options.layered - false for hosts on `styles.unlayered.css`. @default true
 * @throws ThemeError when a value may not become CSS
 * @example
 * await writeFile("lotus.css", brandToCss(defineBrand({ id: "lotus", extends: riverDay, color: { accent: "#c2185b" } })));
 */
export function brandToCss(brand: BrandTokens, options: { layered?: boolean } = {}): string {
  const variables = Object.entries(toVariables(deriveBrand(brand)));
  const body = variables.map(([name, value]) => `  ${name}: ${value};`).join("\n");
  const rule = `${brandSelector(brand.id)} {\n  color-scheme: ${brand.scheme};\n${body}\n}\n`;
  return options.layered === false ? rule : `@layer satang.tokens {\n${rule}}\n`;
}
