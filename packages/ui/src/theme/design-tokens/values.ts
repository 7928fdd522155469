import { parseHex } from "../color/contrast.ts";
import { ThemeError } from "../errors/theme-error.ts";
import type { TokenKind } from "../tokens/token-row.ts";
import { tokenHex } from "./color.ts";
import { isRecord } from "./is-record.ts";
import type { TokenColor, TokenDimension, TokenDuration, TokenShadow } from "./tokens.types.ts";

const round = (value: number) => Number(value.toFixed(5));

function colorToToken(hex: string): TokenColor {
  const { r, g, b, a } = parseHex(hex);
  const digits = [r, g, b].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return {
    colorSpace: "srgb",
    components: [r, g, b].map((byte) => round(byte / 255)),
    ...(a < 1 && { alpha: round(a) }),
    hex: `#${digits}`,
  };
}

function measureToToken<Unit extends string>(value: string): { value: number; unit: Unit } {
  const [, number = "0", unit = "px"] = /^(-?[\d.]+)([a-z]*)$/.exec(value) ?? [];
  return { value: Number(number), unit: (unit || "px") as Unit };
}

function shadowToToken(value: string): TokenShadow[] {
  return value.split(/, ?/).map((layer) => {
    const inset = layer.startsWith("inset ");
    const parts = layer.replace("inset ", "").split(" ");
    const length = (at: number) =>
      at < parts.length - 1
        ? measureToToken<"px" | "rem">(parts[at] ?? "0")
        : { value: 0, unit: "px" as const };
    return {
      color: colorToToken(parts.at(-1) ?? "#000"),
      offsetX: length(0),
      offsetY: length(1),
      blur: length(2),
      spread: length(3),
      ...(inset && { inset }),
    };
  });
}

/** A CSS value of the contract as a value of the Design Tokens format. */
export function valueToToken(kind: TokenKind, css: string): unknown {
  switch (kind) {
    case "color":
      return colorToToken(css);
    case "dimension":
      return measureToToken<TokenDimension["unit"]>(css);
    case "duration":
      return measureToToken<TokenDuration["unit"]>(css);
    case "fontWeight":
    case "number":
      return Number(css);
    case "cubicBezier":
      return css
        .replace(/^cubic-bezier\(|\)$/g, "")
        .split(/, ?/)
        .map(Number);
    case "fontFamily":
      return css.split(/, ?/).map((family) => family.replace(/^"|"$/g, ""));
    case "shadow":
      return shadowToToken(css);
  }
}

const WEIGHTS: Readonly<Record<string, number>> = {
  thin: 100,
  hairline: 100,
  "extra-light": 200,
  "ultra-light": 200,
  light: 300,
  normal: 400,
  regular: 400,
  book: 400,
  medium: 500,
  "semi-bold": 600,
  "demi-bold": 600,
  bold: 700,
  "extra-bold": 800,
  "ultra-bold": 800,
  black: 900,
  heavy: 900,
  "extra-black": 950,
  "ultra-black": 950,
};

/** Rounds to the precision of a variable: tools write computed values such as `0.8333333rem`. */
const fine = (value: number) => Number(value.toFixed(4));

/** Families that are keywords lose their meaning in quotes. */
const GENERIC = /^(?:serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-[a-z-]+|math|emoji)$/;

/** Reads one token's value; every error names the token. */
export function valueFromToken(kind: TokenKind, value: unknown, token: string): string {
  const refuse = (expected: string): never => {
    throw new ThemeError(token, value, expected);
  };
  const measure = (given: unknown, units: readonly string[]): string => {
    if (
      !isRecord(given) ||
      typeof given.value !== "number" ||
      !units.includes(String(given.unit))
    ) {
      return refuse(`a value with a unit of ${units.join(" or ")}`);
    }
    return `${fine(given.value)}${given.unit}`;
  };
  const shadow = (layer: unknown): string => {
    if (!isRecord(layer)) return refuse("a shadow");
    const lengths = ["offsetX", "offsetY", "blur", "spread"].map((part) =>
      measure(layer[part], ["px", "rem"]),
    );
    const shown = lengths.map((length) => (/^-?0(?:px|rem)$/.test(length) ? "0" : length));
    const needed = shown[3] === "0" ? (shown[2] === "0" ? 2 : 3) : 4;
    const hex = tokenHex(layer.color, token);
    return `${layer.inset === true ? "inset " : ""}${shown.slice(0, needed).join(" ")} ${hex}`;
  };
  switch (kind) {
    case "color":
      return tokenHex(value, token);
    case "dimension":
      return measure(value, ["px", "rem"]);
    case "duration":
      return measure(value, ["ms", "s"]);
    case "fontWeight": {
      const weight = typeof value === "string" ? WEIGHTS[value] : value;
      return typeof weight === "number" ? String(weight) : refuse("a font weight");
    }
    case "number":
      return typeof value === "number" ? String(value) : refuse("a number");
    case "cubicBezier":
      return Array.isArray(value) &&
        value.length === 4 &&
        value.every((point) => typeof point === "number")
        ? `cubic-bezier(${value.map(fine).join(", ")})`
        : refuse("four numbers");
    case "fontFamily": {
      const families: unknown[] = Array.isArray(value) ? value : [value];
      const named = families.every((family) => typeof family === "string");
      return named
        ? families
            .map((family) => (GENERIC.test(String(family)) ? family : `"${family}"`))
            .join(", ")
        : refuse("names of font families");
    }
    case "shadow":
      return (Array.isArray(value) ? value : [value]).map(shadow).join(", ");
  }
}
