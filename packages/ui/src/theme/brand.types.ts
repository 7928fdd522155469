import type { vars } from "./contract.css.ts";

type Leaves<T> = { [K in keyof T]: T[K] extends string ? string : Leaves<T[K]> };

/** A CSS value for every variable of the contract. */
export type ThemeValues = Leaves<typeof vars>;

/** The part of the contract a brand decides; the rest is the same in every brand. */
export type BrandValues = Pick<ThemeValues, "color" | "radius" | "shadow"> & {
  font: Pick<ThemeValues["font"], "family">;
};

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

/** What a brand's author writes: plain data, no build plugin. Derived colours (hover, soft, contrast) come from it. */
export interface BrandTokens {
  /** Lower-case letters, digits and dashes; the value of `data-satang-theme`. */
  id: string;
  /** Tells the browser how to draw its own parts (scroll bars, autofill). */
  scheme: "light" | "dark";
  color: BrandColors;
  radius: BrandRadius;
  /** Font family put before the built-in stack, for example `"Kanit"`; the stack stays for missing glyphs. */
  fontFamily?: string;
}

/** A brand written as the difference to another one. */
export interface BrandDifference {
  id: string;
  extends: BrandTokens;
  scheme?: BrandTokens["scheme"];
  color?: Partial<BrandColors>;
  radius?: Partial<BrandRadius>;
  fontFamily?: string;
}
