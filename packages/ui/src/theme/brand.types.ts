import type { vars } from "./contract.css.ts";

type Leaves<T> = { [K in keyof T]: T[K] extends string ? string : Leaves<T[K]> };

/** A CSS value for every variable of the contract. */
export type ThemeValues = Leaves<typeof vars>;

/** The part of the contract a brand decides by itself; the rest is the same unless `values` says otherwise. */
export type BrandValues = Pick<ThemeValues, "color" | "radius" | "shadow"> & {
  font: Pick<ThemeValues["font"], "family">;
};

/** WCAG level that texts are held to. */
export type ContrastLevel = "AA" | "AAA";

/** Colours an author picks. All are hex: `#rgb`, `#rrggbb`, or with two digits of opacity where noted. */
export interface BrandColors {
  /** The page behind everything. */
  page: string;
  /** Light the page catches at its top. */
  pageGlow: string;
  /** Cards and sheets. */
  surface: string;
  /** What is lifted from a surface: a chosen segment. */
  surfaceRaised: string;
  /** What is pressed into a surface: fields, tracks, skeletons. */
  surfaceSunken: string;
  /** Scrim behind sheets and dialogs; may be see-through. */
  overlay: string;
  /** Separates, never carries meaning; may be see-through. */
  line: string;
  /** Boundary of anything to fill or press, 3:1 on every surface. */
  control: string;
  text: string;
  textMuted: string;
  /** Fill of the main action. */
  accent: string;
  /** The accent as text and icon on a surface. */
  accentText: string;
  /** Text on the accent fill. */
  onAccent: string;
  positive: string;
  warning: string;
  /** Tints the soft surface of warnings, where the colour of their text is too dark to. @default `warning` */
  warningFill?: string;
  critical: string;
  info: string;
  /** Colour of shadows; may be see-through. */
  shadow: string;
  /** River lines. */
  wave: string;
  /** The wallet card runs from start to end. */
  walletStart: string;
  walletEnd: string;
  walletText: string;
  walletTextMuted: string;
}

/** Corner radii in px. */
export interface BrandRadius {
  small: number;
  medium: number;
  control: number;
  button: number;
  card: number;
  sheet: number;
}

/** Colours that follow from an author's own: hover, soft, lines, what stands on a fill. */
export type DerivedColor = Exclude<keyof ThemeValues["color"], keyof BrandColors>;

/**
 * Exact CSS values in place of derived or shared ones. They are taken as they are: `checkTheme` tells if one does not read.
 * Line heights are missing on purpose: they follow the script, or Thai and Lao marks would be cut.
 */
export interface BrandOverrides {
  /** Hex colours. */
  color?: Partial<Record<DerivedColor, string>>;
  /** `8px` or `0.5rem`. */
  space?: Partial<ThemeValues["space"]>;
  /** Weights `1`–`1000`, sizes in `rem` or `px`. */
  font?: Partial<Omit<ThemeValues["font"], "family" | "lineText" | "lineTight">>;
  /** `0 8px 18px #00000033`, several with commas, `inset` first where wanted. */
  shadow?: Partial<ThemeValues["shadow"]>;
  /** `120ms`, `cubic-bezier(0.2, 0.8, 0.2, 1)`. */
  motion?: Partial<ThemeValues["motion"]>;
  size?: Partial<ThemeValues["size"]>;
  /** Whole numbers. */
  z?: Partial<ThemeValues["z"]>;
}

/** What a brand's author writes: plain data, no build plugin. Derived colours (hover, soft, contrast) come from it. */
export interface BrandTokens {
  /** Lower-case letters, digits and dashes; the value of `data-satang-theme`. `system` is taken. */
  id: string;
  /** Tells the browser how to draw its own parts (scroll bars, autofill). */
  scheme: "light" | "dark";
  /**
   * The level that texts are moved to where they miss it, and that `checkTheme` judges by.
   * @default "AA"
   */
  contrast?: ContrastLevel;
  color: BrandColors;
  radius: BrandRadius;
  /** Font family put before the built-in stack, for example `"Kanit"`; the stack stays for missing glyphs. */
  fontFamily?: string;
  /** Exact values where the derived or shared ones will not do. */
  values?: BrandOverrides;
}

/** A brand written as the difference to another one. */
export interface BrandDifference {
  id: string;
  extends: BrandTokens;
  scheme?: BrandTokens["scheme"];
  contrast?: ContrastLevel;
  color?: Partial<BrandColors>;
  radius?: Partial<BrandRadius>;
  fontFamily?: string;
  values?: BrandOverrides;
}

/** Two brands under one id: which of them is worn follows the device's light or dark setting. */
export interface BrandPair {
  id: string;
  light: BrandTokens;
  dark: BrandTokens;
}
