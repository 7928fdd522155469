import { create, getPreferredColorScheme } from "storybook/theming";
import { riverDay } from "../../../ui/src/theme/brands/river-day/index.ts";
import { riverNight } from "../../../ui/src/theme/brands/river-night/index.ts";
import { lay } from "../../../ui/src/theme/color/contrast.ts";
import { deriveBrand } from "../../../ui/src/theme/derive/derive-brand.ts";

const brand = getPreferredColorScheme() === "dark" ? riverNight : riverDay;
const { color, font } = deriveBrand(brand);
const line = lay(color.line, color.surface);

/** The name in the sidebar, next to the coin; a title of Storybook may be markup. */
const NAME =
  '<span class="satang-name"><img src="./favicon.svg" alt="" /><span>Satang<small>Design system</small></span></span>';

/** Storybook in our own colours and letters: those of the brand for the light or dark setting of the device. */
export const bookTheme = create({
  base: brand.scheme,
  brandTitle: NAME,
  brandUrl: "./",
  brandTarget: "_self",
  // Without an image Storybook shows the title.
  brandImage: null as never,
  fontBase: font.family,
  colorPrimary: color.accent,
  colorSecondary: color.accentText,
  appBg: color.surface,
  appContentBg: color.page,
  appPreviewBg: color.page,
  appHoverBg: color.surfaceSunken,
  appBorderColor: line,
  appBorderRadius: 12,
  textColor: color.text,
  textMutedColor: color.textMuted,
  textInverseColor: color.page,
  barBg: color.surface,
  barTextColor: color.textMuted,
  barHoverColor: color.accentText,
  barSelectedColor: color.accentText,
  buttonBg: color.surfaceRaised,
  buttonBorder: color.control,
  booleanBg: color.surfaceSunken,
  booleanSelectedBg: color.surfaceRaised,
  inputBg: color.surface,
  inputBorder: color.control,
  inputTextColor: color.text,
  inputBorderRadius: 12,
});
