import { isHex } from "../color/contrast.ts";
import type { TokenKind } from "../tokens/token-row.ts";

const NUMBER = String.raw`\d{1,4}(?:\.\d{1,4})?`;
const BEZIER = /^cubic-bezier\(([^()]{1,60})\)$/;
const LENGTH = new RegExp(`^-?(?:0|${NUMBER}(?:px|rem))$`);

function isBezier(value: string): boolean {
  const points = (BEZIER.exec(value)?.[1] ?? "").split(/, ?/);
  const numbers = points.map((point) =>
    /^-?(?:\d|\d?\.\d{1,4})$/.test(point) ? Number(point) : Number.NaN,
  );
  const [x1 = -1, , x2 = -1] = numbers;
  const inside = [x1, x2].every((x) => x >= 0 && x <= 1);
  return numbers.length === 4 && inside && numbers.every(Number.isFinite);
}

function isShadow(value: string): boolean {
  return value.split(/, ?/).every((layer) => {
    const parts = layer.replace(/^inset /, "").split(" ");
    const lengths = parts.slice(0, -1);
    return (
      isHex(parts.at(-1)) &&
      lengths.length >= 2 &&
      lengths.length <= 4 &&
      lengths.every((length) => LENGTH.test(length)) &&
      !lengths[2]?.startsWith("-")
    );
  });
}

const TESTS: Readonly<Record<Exclude<TokenKind, "fontFamily">, (value: string) => boolean>> = {
  color: isHex,
  dimension: (value) => new RegExp(`^${NUMBER}(?:px|rem)$`).test(value),
  fontWeight: (value) => /^(?:[1-9]\d{0,2}|1000)$/.test(value),
  duration: (value) => new RegExp(`^${NUMBER}m?s$`).test(value),
  cubicBezier: isBezier,
  number: (value) => /^-?\d{1,6}$/.test(value),
  shadow: isShadow,
};

/** The expected form of each kind of value, for errors. */
export const EXPECTED: Readonly<Record<Exclude<TokenKind, "fontFamily">, string>> = {
  color: "a hex colour",
  dimension: "a length such as 8px or 0.5rem",
  fontWeight: "a weight from 1 to 1000",
  duration: "a time such as 120ms",
  cubicBezier: "cubic-bezier(x1, y1, x2, y2) with x from 0 to 1",
  number: "a whole number",
  shadow: "lengths and a hex colour, such as 0 8px 18px #00000033",
};

/**
 * Whether a value may become CSS as this kind. A value that could end a declaration is rejected.
 */
export function fits(kind: Exclude<TokenKind, "fontFamily">, value: unknown): value is string {
  return typeof value === "string" && value.length <= 200 && TESTS[kind](value);
}

const FAMILY =
  /^(?:"[\p{L}\p{N} _-]{1,60}"|[\p{L}\p{N}_-]{1,60})(?:, ?(?:"[\p{L}\p{N} _-]{1,60}"|[\p{L}\p{N}_-]{1,60})){0,7}$/u;

/** The expected form of family names, for errors. */
export const EXPECTED_FAMILY = "family names, quoted if they have spaces";

/** Whether a value may become CSS as names of families. */
export const isFamily = (value: unknown): value is string =>
  typeof value === "string" && FAMILY.test(value);
