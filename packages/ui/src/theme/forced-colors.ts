import { type ColorToken, type ContrastPair, contrastPairs } from "./contrast-pairs.ts";

/** Colours of the system that CSS promises to be read upon each other. */
export type SystemColor = "Canvas" | "CanvasText" | "Highlight" | "HighlightText";

const text = [
  "text",
  "textMuted",
  "accentText",
  "positive",
  "warning",
  "critical",
  "info",
] as const;
const surfaces = [
  "page",
  "pageGlow",
  "surface",
  "surfaceRaised",
  "surfaceSunken",
  "accentSoft",
  "positiveSoft",
  "warningSoft",
  "criticalSoft",
  "infoSoft",
] as const;
const lines = [
  "line",
  "control",
  "focus",
  "accentLine",
  "positiveLine",
  "warningLine",
  "criticalLine",
  "infoLine",
  "wave",
] as const;
const wallet = ["walletStart", "walletEnd", "walletControl", "walletSunken"] as const;
const coin = ["coinLight", "coin", "coinDark"] as const;

const all = (tokens: readonly ColorToken[], color: SystemColor) =>
  Object.fromEntries(tokens.map((token) => [token, color]));

/**
 * What each colour becomes where a person has chosen the colours of all pages (`forced-colors: active`). The browser sees to
 * plain texts and borders by itself; gradients, drawings and what opts out would keep a brand's colours and be lost.
 * Missing are shadows and scrims, which the browser drops or keeps see-through, and the QR code's ground, which cameras need white.
 */
export const forcedColors: Readonly<Partial<Record<ColorToken, SystemColor>>> = {
  ...all([...surfaces, ...wallet, ...coin], "Canvas"),
  ...all([...text, ...lines, "walletText", "walletTextMuted", "coinMark"], "CanvasText"),
  ...all(["accent", "accentHover", "accentActive", "walletThumb"], "Highlight"),
  ...all(["onAccent", "onWalletThumb"], "HighlightText"),
  ...all(["inverse", "criticalHover"], "CanvasText"),
  ...all(["onPositive", "onWarning", "onCritical", "onInfo", "onInverse"], "Canvas"),
};

const PROMISED: readonly string[] = [
  "CanvasText Canvas",
  "Canvas CanvasText",
  "HighlightText Highlight",
];

/** Pairs whose two system colours nobody promises to differ. None, and a test keeps it so. */
export function forcedFailures(pairs: readonly ContrastPair[] = contrastPairs): ContrastPair[] {
  return pairs.filter(
    ({ color, on }) => !PROMISED.includes(`${forcedColors[color]} ${forcedColors[on]}`),
  );
}
