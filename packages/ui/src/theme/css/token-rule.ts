import { globalStyle } from "@vanilla-extract/css";
import { deriveBrand } from "../derive/derive-brand.ts";
import type { BrandTokens } from "../tokens/brand.types.ts";
import { layers } from "./layers.css.ts";
import { brandSelector, toVariables } from "./to-css.ts";

/** A brand's declarations, for the style sheets this package builds. */
export const declarationsOf = (brand: BrandTokens) => ({
  colorScheme: brand.scheme,
  vars: toVariables(deriveBrand(brand)),
});

/** Writes a rule of the tokens layer. */
export function tokenRule(selector: string, rule: Parameters<typeof globalStyle>[1]): void {
  globalStyle(selector, { "@layer": { [layers.tokens]: rule } });
}

/** The rule of a brand that has its own style sheet. */
export const brandRule = (brand: BrandTokens) =>
  tokenRule(brandSelector(brand.id), declarationsOf(brand));
