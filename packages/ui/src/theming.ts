/** Making and checking brands: plain data and functions, no React and no build plugin. */
export type {
  BrandColors,
  BrandDifference,
  BrandRadius,
  BrandTokens,
  BrandValues,
} from "./theme/brand.types.ts";
export { contrast } from "./theme/colour.ts";
export { defineBrand } from "./theme/define-brand.ts";
export { deriveBrand } from "./theme/derive.ts";
export { ThemeError } from "./theme/theme-error.ts";
export { brandToCss } from "./theme/to-css.ts";
