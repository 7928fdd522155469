/** A colour of the Design Tokens format: components in their space, `hex` for tools that know no spaces. */
export interface TokenColor {
  colorSpace: string;
  components: readonly (number | "none")[];
  /** 0–1. @default 1 */
  alpha?: number;
  /** Six digits; opacity is in `alpha`. */
  hex?: string;
}

/** A length: `{ "value": 16, "unit": "px" }`. */
export interface TokenDimension {
  value: number;
  unit: "px" | "rem";
}

/** A time: `{ "value": 120, "unit": "ms" }`. */
export interface TokenDuration {
  value: number;
  unit: "ms" | "s";
}

/** A layer of a shadow. */
export interface TokenShadow {
  color: TokenColor;
  offsetX: TokenDimension;
  offsetY: TokenDimension;
  blur: TokenDimension;
  spread: TokenDimension;
  inset?: boolean;
}

/** A token of the Design Tokens format 2025.10. */
export interface DesignToken {
  $value: unknown;
  $type?: string;
  $description?: string;
  $extensions?: Record<string, unknown>;
}

/** A file of the Design Tokens format 2025.10, or a group in it. */
export interface DesignTokens {
  $type?: string;
  $description?: string;
  $extends?: string;
  $extensions?: Record<string, unknown>;
  [name: string]: unknown;
}
