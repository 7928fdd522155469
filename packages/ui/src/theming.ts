/**
 * Creates and checks brands: plain data and functions, without React and without a build plugin.
 */

export { type ContrastFailure, checkTheme, type ThemeReport } from "./theme/check/check-theme.ts";
export {
  type ColorToken,
  type ContrastPair,
  contrastPairs,
  type PairKind,
} from "./theme/check/contrast-pairs.ts";
export { forcedColors, forcedFailures, type SystemColor } from "./theme/check/forced-colors.ts";
export type { CheckedPair } from "./theme/check/measure.ts";
export { contrast } from "./theme/color/contrast.ts";
export { type AdoptLocaleOptions, adoptLocale } from "./theme/css/adopt-locale.ts";
export { type AdoptThemeOptions, adoptTheme } from "./theme/css/adopt-theme.ts";
export { localeToCss } from "./theme/css/locale-to-css.ts";
export { themeToCss } from "./theme/css/to-css.ts";
export { type DerivedBrand, deriveBrand } from "./theme/derive/derive-brand.ts";
export { type FromTokensOptions, themeFromTokens } from "./theme/design-tokens/from-tokens.ts";
export { themeToTokens } from "./theme/design-tokens/to-tokens.ts";
export type { DesignToken, DesignTokens } from "./theme/design-tokens/tokens.types.ts";
export { ThemeError, type ThemeProblem } from "./theme/errors/theme-error.ts";
export { brandFromJson } from "./theme/json/brand-from-json.ts";
export { defineBrand } from "./theme/schema/define-brand.ts";
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
} from "./theme/tokens/brand.types.ts";
