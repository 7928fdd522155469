import type { BrandTokens, BrandValues } from "./brand.types.ts";
import { checkBrand } from "./check.ts";
import { fade, mix, reach, readableOn } from "./colour.ts";
import { fontStack } from "./font-stack.ts";

const TEXT = 4.5;
const CONTROL = 3;

/** One tone: its text, the soft surface below, a line around it, and what stands on a fill of it. */
function tone(color: string, brand: BrandTokens, share: number, fill = color) {
  const { surface, surfaceSunken, surfaceRaised, page } = brand.color;
  const soft = mix(fill, share, surface);
  const text = reach(color, TEXT, [surface, surfaceSunken, surfaceRaised, page, soft]);
  return {
    text,
    soft,
    line: mix(color, 0.42, surface),
    on: readableOn(text, [page, "#ffffff", "#000000"]),
  };
}

/**
 * From what an author picked to every value a brand decides: hover, active, soft and contrast.
 * Colours that carry text or a control's edge are moved until they reach AA; those that do stay untouched.
 * @throws ThemeError when a value may not become CSS
 */
export function deriveBrand(brand: BrandTokens): BrandValues {
  checkBrand(brand);
  const { color, radius } = brand;
  const surfaces = [color.surface, color.surfaceSunken, color.surfaceRaised, color.page];
  const text = reach(color.text, 7, surfaces);
  const accent = tone(color.accentText, brand, 0);
  const accentSoft = mix(color.accent, 0.17, color.surface);
  const accentText = reach(accent.text, TEXT, [accentSoft, ...surfaces]);
  const onAccent = reach(color.onAccent, TEXT, [color.accent]);
  const positive = tone(color.positive, brand, 0.13);
  const warning = tone(color.warning, brand, 0.15, color.warningFill);
  const critical = tone(color.critical, brand, 0.12);
  const info = tone(color.info, brand, 0.13);
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
      control: reach(color.control, CONTROL, surfaces),
      text,
      textMuted: reach(color.textMuted, TEXT, surfaces),
      accent: color.accent,
      accentHover: mix("#ffffff", 0.14, color.accent),
      accentActive: mix(onAccent, 0.1, color.accent),
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
      criticalHover: mix(critical.on, 0.1, critical.text),
      criticalSoft: critical.soft,
      criticalLine: critical.line,
      onCritical: critical.on,
      info: info.text,
      infoSoft: info.soft,
      infoLine: info.line,
      onInfo: info.on,
      focus: reach(color.accent, CONTROL, surfaces),
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
      onWalletThumb: reach(color.walletEnd, TEXT, [color.walletText]),
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
