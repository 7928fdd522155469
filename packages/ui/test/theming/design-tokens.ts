import {
  type BrandTokens,
  type DesignTokens,
  themeFromTokens,
  themeToTokens,
} from "@satang/ui/theming";

/** To the designers' tool … */
export const toFile = (brand: BrandTokens): string => JSON.stringify(themeToTokens(brand), null, 2);

/** … and back. Colours that are not in the file are those of the base. */
export const fromFile = (text: string): BrandTokens =>
  themeFromTokens(JSON.parse(text) as DesignTokens);
