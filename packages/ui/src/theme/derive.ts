import type { BrandOverrides, BrandTokens, BrandValues, ContrastLevel } from "./brand.types.ts";
import { contrast, fade, mix, reach, readableOn } from "./colour.ts";
import { GLOW, QUIET } from "./contrast-pairs.ts";
import { fontStack } from "./font-stack.ts";
import { validateBrand } from "./validate-brand.ts";

/** WCAG's ratio for text, by level; boundaries and focus need 3:1 at both. */
export const TEXT_RATIO: Readonly<Record<ContrastLevel, number>> = { AA: 4.5, AAA: 7 };
export const CONTROL_RATIO = 3;

/** How {@link deriveBrand} treats colours that miss their ratio: `reach` moves them, the author's stay otherwise. */
type Hold = typeof reach;
const asWritten: Hold = (color) => color;

/** A state of a fill, one step towards `goal`, unless its text would be lost there: then a step away from the text. */
function step(fill: string, goal: string, share: number, on: string, ratio: number): string {
  const first = mix(goal, share, fill);
  if (contrast(on, first) >= ratio) return first;
  return mix(readableOn(on, ["#ffffff", "#000000"]), share, fill);
}

/** Everything that a page is made of. */
const grounds = ({ color }: BrandTokens) => [
  color.surface,
  color.surfaceSunken,
  color.surfaceRaised,
  color.page,
  mix(color.pageGlow, GLOW, color.page),
];

/** One tone: its text, the soft surface below, a line around it, and what stands on a fill of it. */
function tone(color: string, brand: BrandTokens, hold: Hold, share: number, fill = color) {
  const { surface, page } = brand.color;
  const soft = mix(fill, share, surface);
  const ratio = TEXT_RATIO[brand.contrast ?? "AA"];
  const text = hold(color, ratio, [...grounds(brand), soft]);
  return {
    text,
    soft,
    line: mix(color, 0.42, surface),
    on: readableOn(text, [page, "#ffffff", "#000000"]),
  };
}

/** Every value a brand decides by itself, before exact values take their place. */
function derived(brand: BrandTokens, hold: Hold): BrandValues {
  const { color, radius } = brand;
  const ratio = TEXT_RATIO[brand.contrast ?? "AA"];
  const surfaces = grounds(brand);
  const accentSoft = mix(color.accent, 0.17, color.surface);
  const text = hold(hold(color.text, 7, surfaces), ratio, [...surfaces, accentSoft], QUIET);
  const onAccent = hold(color.onAccent, ratio, [color.accent]);
  const positive = tone(color.positive, brand, hold, 0.13);
  const warning = tone(color.warning, brand, hold, 0.15, color.warningFill);
  const critical = tone(color.critical, brand, hold, 0.12);
  const info = tone(color.info, brand, hold, 0.13);
  const softs = [accentSoft, ...[positive, warning, critical, info].map(({ soft }) => soft)];
  const accentText = hold(color.accentText, ratio, [...surfaces, ...softs]);
  const px = (value: number) => `${value}px`;
  return {
    color: {
      page: color.page,
      pageGlow: color.pageGlow,
      surface: color.surface,
      surfaceRaised: color.surfaceRaised,
      surfaceSunken: color.surfaceSunken,
      overlay: color.overlay,
      line: color.line,
      control: hold(color.control, CONTROL_RATIO, surfaces),
      text,
      textMuted: hold(color.textMuted, ratio, [...surfaces, accentSoft]),
      accent: color.accent,
      accentHover: step(color.accent, "#ffffff", 0.14, onAccent, ratio),
      accentActive: step(color.accent, onAccent, 0.1, onAccent, ratio),
      accentSoft,
      accentLine: mix(color.accent, 0.42, color.surface),
      accentText,
      onAccent,
      accentGlow: fade(color.accent, 0.12),
      positive: positive.text,
      positiveSoft: positive.soft,
      positiveLine: positive.line,
      onPositive: positive.on,
      warning: warning.text,
      warningSoft: warning.soft,
      warningLine: warning.line,
      onWarning: warning.on,
      critical: critical.text,
      criticalHover: step(critical.text, critical.on, 0.1, critical.on, ratio),
      criticalSoft: critical.soft,
      criticalLine: critical.line,
      onCritical: critical.on,
      info: info.text,
      infoSoft: info.soft,
      infoLine: info.line,
      onInfo: info.on,
      focus: reach(color.accent, CONTROL_RATIO, [...surfaces, ...softs]),
      focusGlow: fade(color.accent, 0.2),
      inverse: text,
      onInverse: readableOn(text, [color.page, "#ffffff", "#000000"]),
      wave: color.wave,
      walletStart: color.walletStart,
      walletEnd: color.walletEnd,
      walletText: color.walletText,
      walletTextMuted: color.walletTextMuted,
      walletControl: fade(color.walletText, 0.09),
      walletSunken: fade(mix("#000000", 0.45, color.walletEnd), 0.4),
      walletThumb: color.walletText,
      onWalletThumb: reach(color.walletEnd, ratio, [color.walletText]),
      coinLight: "#ffe29a",
      coin: "#f5c451",
      coinDark: "#c98a1b",
      coinMark: "#5a3803",
      qr: "#ffffff",
    },
    radius: {
      small: px(radius.small),
      medium: px(radius.medium),
      control: px(radius.control),
      button: px(radius.button),
      card: px(radius.card),
      sheet: px(radius.sheet),
      full: "999px",
    },
    shadow: {
      card: `0 14px 34px ${color.shadow}`,
      overlay: `0 18px 40px ${color.shadow}`,
      button: `inset 0 1px #ffffff73, 0 8px 18px ${fade(color.accent, 0.12)}`,
    },
    font: { family: fontStack(brand.fontFamily) },
  };
}

/** A brand's values; groups beside colour, radius and shadow only where the brand overrides them. */
export type DerivedBrand = BrandValues &
  Omit<BrandOverrides, "color" | "shadow" | "font"> & {
    font: BrandValues["font"] & BrandOverrides["font"];
  };

function withValues(values: BrandValues, { color, shadow, font, ...rest }: BrandOverrides = {}) {
  return {
    ...values,
    ...rest,
    color: { ...values.color, ...color },
    shadow: { ...values.shadow, ...shadow },
    font: { ...values.font, ...font },
  };
}

/**
 * From what an author picked to every value a brand decides: hover, active, soft and contrast.
 * Colours that carry text or a control's edge are moved until they reach the brand's level; those that do stay untouched.
 * @throws ThemeError when a value may not become CSS
 */
export function deriveBrand(brand: BrandTokens): DerivedBrand {
  validateBrand(brand);
  return withValues(derived(brand, reach), brand.values);
}

/** The same with the author's own colours left where they are, to judge them. */
export function deriveAsWritten(brand: BrandTokens): DerivedBrand {
  return withValues(derived(brand, asWritten), brand.values);
}
