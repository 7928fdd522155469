import type { reach } from "../color/contrast.ts";

/** The form of a value; the names are those of the Design Tokens format. */
export type TokenKind =
  | "color"
  | "dimension"
  | "fontFamily"
  | "fontWeight"
  | "duration"
  | "cubicBezier"
  | "number"
  | "shadow";

/**
 * The origin of a value. `brand`: the author of a brand writes it. `derived`: computed from what
 * the author writes. `shared`: the same in every brand. `fixed`: cannot be changed.
 * `BrandTokens.values` may replace a derived or shared value.
 */
export type TokenAuthor = "brand" | "derived" | "shared" | "fixed";

/** System colours that CSS guarantees to be readable on each other. */
export type SystemColor = "Canvas" | "CanvasText" | "Highlight" | "HighlightText";

/** How a colour is used on its grounds. `quiet` is text at a lower opacity, see `QUIET`. */
export type ColorUse = "text" | "quiet" | "icon" | "control" | "focus";

/** A token. */
export interface TokenRow {
  kind: TokenKind;
  author: TokenAuthor;
  /** CSS value of a token that a brand's author does not write. */
  value?: string;
  /** CSS value by language, when it depends on the script. */
  byLanguage?: Readonly<Record<"en" | "th" | "lo", string>>;
  /** CSS value under reduced motion. */
  reduced?: string;
  /** CSS value on a phone in landscape. */
  landscape?: string;
  derive?: Derive;
}

/**
 * A token that is a colour. Each {@link ColorUse} lists the grounds: tokens that components render
 * it on.
 */
export interface ColorRow extends TokenRow, Partial<Record<ColorUse, readonly string[]>> {
  /** The author's colour that it is derived from. */
  from?: string;
  /** May have opacity. */
  alpha?: true;
  /** The author may leave it out. */
  optional?: true;
  /** Only derivations read it; it is not a CSS variable. */
  variable?: false;
  /** As a ground: the tokens below it, one pair for each. */
  over?: readonly string[];
  /** As a ground: its opacity, 0–1. @default 1 */
  share?: number;
  /** Value under `forced-colors: active`. @default the browser decides */
  forced?: SystemColor;
}

/** The input of the derivation of one token. */
export interface Derivation {
  row: ColorRow;
  /** The author's colours. */
  written: Readonly<Record<string, string>>;
  /** The author's colour of this token, or of the one in its `from`; the value of a constant one. */
  source: string;
  /** Value of another token. */
  of(token: string): string;
  /** Value of the token in its `from`. */
  followed(): string;
  /** Colours of grounds, as rendered. */
  grounds(tokens?: readonly string[]): string[];
  /** WCAG's ratio for text at the brand's level. */
  ratio: number;
  /**
   * Adjusts an author's colour to its ratio; returns it unchanged when the author's own colours are
   * checked.
   */
  hold: typeof reach;
}

export type Derive = (colors: Derivation) => string;

type Rest = Omit<ColorRow, "kind" | "author" | "from" | "value" | "derive">;

/**
 * The type of a row contains its author; fields that only computations read are left out, so that
 * declarations stay short.
 */
type Color<Author extends TokenAuthor, Row> = {
  readonly kind: "color";
  readonly author: Author;
} & Row;

/** A colour that the author of a brand writes; without `derive` it is used as written. */
export const brandColor = <const Row extends Rest>(
  row: Row,
  derive?: Derive,
): Color<"brand", Row> => ({ kind: "color", author: "brand", ...row, ...(derive && { derive }) });

/** A colour that is derived from the author's `from`. */
export const derivedColor = <const Row extends Rest>(
  from: string,
  derive: Derive,
  row: Row,
): Color<"derived", Row> => {
  const computed: Pick<ColorRow, "from" | "derive"> = { from, derive };
  return { kind: "color", author: "derived", ...computed, ...row };
};

/**
 * A colour that does not depend on the author's colours; `derive` adjusts it to the brand's level.
 */
export const constantColor = <const Row extends Rest>(
  value: string,
  row: Row,
  derive?: Derive,
): Color<"derived", Row> => {
  const constant: Pick<ColorRow, "value" | "derive"> = { value, ...(derive && { derive }) };
  return { kind: "color", author: "derived", ...constant, ...row };
};

/** A shadow in the author's colours. */
export const derivedShadow = (
  derive: Derive,
): TokenRow & { kind: "shadow"; author: "derived" } => ({
  kind: "shadow",
  author: "derived",
  derive,
});

/** A value that is the same in all brands. @param reduced - the value under reduced motion */
export const shared = <const Kind extends TokenKind>(kind: Kind, value: string, reduced?: string) =>
  ({ kind, author: "shared", value, ...(reduced && { reduced }) }) as const;
