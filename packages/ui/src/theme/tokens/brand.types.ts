import type { ContrastLevel } from "../color/ratios.ts";
import type {
  DerivedColor,
  OptionalColors,
  RowsBy,
  TokenTable,
  VariableRows,
} from "../tokens/token.types.ts";

/** The same tokens with their values as text. */
type Texts<Rows> = { -readonly [Token in keyof Rows]: string };

/** A CSS value for every variable. */
export type ThemeValues = {
  -readonly [Group in keyof TokenTable]: Texts<VariableRows<Group>>;
};

/** The values that a brand sets; the others are shared unless `values` replaces them. */
export type BrandValues = Pick<ThemeValues, "color" | "radius" | "shadow"> & {
  font: Pick<ThemeValues["font"], "family">;
};

/** Colours that an author writes. All are hex: `#rgb`, `#rrggbb`, or with two digits of opacity where noted. */
export interface BrandColors
  extends Texts<Omit<RowsBy<"color", "brand">, keyof OptionalColors>>,
    Partial<Texts<OptionalColors>> {}

/** Corner radii in px. */
export type BrandRadius = { -readonly [Token in keyof RowsBy<"radius", "brand">]: number };

export type { ContrastLevel, DerivedColor };

/**
 * Exact CSS values in place of derived or shared ones. They are used unchanged: `checkTheme`
 * reports one with too little contrast. Line heights are not included: they follow the script,
 * because Thai and Lao marks would be cut.
 */
export interface BrandOverrides {
  /** Hex colours. */
  color?: Partial<Texts<RowsBy<"color", "derived">>>;
  /** `8px` or `0.5rem`. */
  space?: Partial<Texts<RowsBy<"space", "shared">>>;
  /** Weights `1`–`1000`, sizes in `rem` or `px`. */
  font?: Partial<Texts<RowsBy<"font", "shared">>>;
  /** `0 8px 18px #00000033`, several with commas, optionally beginning with `inset`. */
  shadow?: Partial<Texts<RowsBy<"shadow", "derived">>>;
  /** `120ms`, `cubic-bezier(0.2, 0.8, 0.2, 1)`. */
  motion?: Partial<Texts<RowsBy<"motion", "shared">>>;
  /** `44px` or `2.75rem`. */
  size?: Partial<Texts<RowsBy<"size", "shared">>>;
  /** Whole numbers. */
  z?: Partial<Texts<RowsBy<"z", "shared">>>;
}

/**
 * The input of a brand's author: plain data, no build plugin. Other colours (hover, soft, contrast)
 * are derived from it.
 */
export interface BrandTokens {
  /**
   * Lower-case letters, digits and dashes; the value of `data-satang-theme`. `system` is reserved.
   */
  id: string;
  /** Colour scheme of the browser's own elements (scroll bars, autofill). */
  scheme: "light" | "dark";
  /**
   * The level to which texts are adjusted when they are below it, and which `checkTheme` requires.
   * @default "AA"
   */
  contrast?: ContrastLevel;
  color: BrandColors;
  radius: BrandRadius;
  /** Font family, used before the built-in stack, for example `"Kanit"`; the stack stays for missing glyphs. */
  fontFamily?: string;
  /** Exact values in place of derived or shared ones. */
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

/** Two brands under one id: the light or dark setting of the device decides which one applies. */
export interface BrandPair {
  id: string;
  light: BrandTokens;
  dark: BrandTokens;
}
