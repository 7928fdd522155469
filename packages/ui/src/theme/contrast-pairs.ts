import type { ThemeValues } from "./brand.types.ts";

/** A colour of the contract. */
export type ColorToken = keyof ThemeValues["color"];

/** What a pair is for: text is held to the level, the others to 3:1 (WCAG 1.4.11, 2.4.13). */
export type PairKind = "text" | "icon" | "control" | "focus";

/** Two colours that components really put upon each other. */
export interface ContrastPair {
  kind: PairKind;
  /** What must be seen. */
  color: ColorToken;
  /** What it stands on. */
  on: ColorToken;
  /** Lies below `on` where that is see-through. */
  over?: ColorToken;
  /** How much of `color` is laid on, 0–1. @default 1 */
  opacity?: number;
}

/** How much of the glow there is where a page is brightest: by the gradient of `reset.css.ts`, at the window's top. */
export const GLOW = 0.72;

/** How much there is of a currency and its decimals beside the figures. */
export const QUIET = 0.78;

const surfaces = ["page", "surface", "surfaceRaised", "surfaceSunken"] as const;
const tones = ["positive", "warning", "critical", "info"] as const;
const softs = ["accentSoft", "positiveSoft", "warningSoft", "criticalSoft", "infoSoft"] as const;
const wallet = ["walletStart", "walletEnd"] as const;

const pair = (
  kind: PairKind,
  color: ColorToken,
  on: ColorToken,
  over?: ColorToken,
): ContrastPair => (over ? { kind, color, on, over } : { kind, color, on });

/** The same on everything that a page is made of. */
const onPage = (kind: PairKind, color: ColorToken): ContrastPair[] => [
  ...surfaces.map((on) => pair(kind, color, on)),
  pair(kind, color, "pageGlow", "page"),
];

const quiet = (color: ColorToken, on: ColorToken): ContrastPair => ({
  ...pair("text", color, on),
  opacity: QUIET,
});

/**
 * Every pair the components use, and no other: tests read their styles and what they paint, and fail when one is missing here.
 * Kept beside the contract, so that a new colour brings its pairs.
 */
export const contrastPairs: readonly ContrastPair[] = [
  ...(["text", "textMuted", "accentText", ...tones] as const).flatMap((color) =>
    onPage("text", color),
  ),
  ...softs.flatMap((on) => [pair("text", "text", on), pair("text", "accentText", on)]),
  pair("text", "textMuted", "accentSoft"),
  ...tones.map((tone) => pair("text", tone, `${tone}Soft`)),
  ...[...surfaces, "accentSoft" as const].map((on) => quiet("text", on)),
  pair("text", "onAccent", "accent"),
  pair("text", "onAccent", "accentHover"),
  pair("text", "onAccent", "accentActive"),
  pair("text", "onPositive", "positive"),
  pair("text", "onWarning", "warning"),
  pair("text", "onCritical", "critical"),
  pair("text", "onCritical", "criticalHover"),
  pair("text", "onInfo", "info"),
  pair("text", "onInverse", "inverse"),
  ...wallet.flatMap((on) => [
    pair("text", "walletText", on),
    quiet("walletText", on),
    pair("text", "walletTextMuted", on),
    pair("text", "walletText", "walletControl", on),
    pair("text", "walletText", "walletSunken", on),
    pair("focus", "walletText", on),
  ]),
  pair("text", "onWalletThumb", "walletThumb"),
  ...(["coinLight", "coin", "coinDark"] as const).map((on) => pair("icon", "coinMark", on)),
  ...onPage("control", "control"),
  // In a notice, edges take the colour of muted words.
  ...softs.map((on) => pair("control", "textMuted", on)),
  ...onPage("focus", "focus"),
  ...softs.map((on) => pair("focus", "focus", on)),
];

/** Colours that stand in no pair, and why that is right. */
export const unpaired: Readonly<Partial<Record<ColorToken, string>>> = {
  overlay: "dims what lies below a dialog",
  line: "separates, never carries meaning",
  accentLine: "an ornament around what is named by its text",
  accentGlow: "a shadow",
  positiveLine: "an ornament around a notice",
  warningLine: "an ornament around a notice",
  criticalLine: "an ornament around a notice",
  infoLine: "an ornament around a notice",
  focusGlow: "a second ring around the focus ring",
  wave: "river lines, an ornament",
  qr: "always below the black modules of a QR code",
};
