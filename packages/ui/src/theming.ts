/** Making and checking brands: plain data and functions, no React and no build plugin. */

export { type AdoptThemeOptions, adoptTheme } from "./theme/adopt-theme.ts";
export type {
  BrandColors,
  BrandDifference,
  BrandOverrides,
  BrandPair,
  BrandRadius,
  BrandTokens,
  BrandValues,
  ContrastLevel,
  ThemeValues,
} from "./theme/brand.types.ts";
export { brandFromJson } from "./theme/brand-from-json.ts";
export { type ContrastFailure, checkTheme, type ThemeReport } from "./theme/check-theme.ts";
export { contrast } from "./theme/colour.ts";
export {
  type ColorToken,
  type ContrastPair,
  contrastPairs,
  type PairKind,
} from "./theme/contrast-pairs.ts";
export { defineBrand } from "./theme/define-brand.ts";
export { type DerivedBrand, deriveBrand } from "./theme/derive.ts";
export { forcedColors, forcedFailures, type SystemColor } from "./theme/forced-colors.ts";
export type { CheckedPair } from "./theme/measure.ts";
export { ThemeError, type ThemeProblem } from "./theme/theme-error.ts";
export { themeToCss } from "./theme/to-css.ts";
export { type FromTokensOptions, themeFromTokens } from "./theme/tokens/from-tokens.ts";
export { themeToTokens } from "./theme/tokens/to-tokens.ts";
export type { DesignToken, DesignTokens } from "./theme/tokens/tokens.types.ts";
