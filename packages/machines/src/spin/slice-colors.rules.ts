import type { WheelSlice } from "./spin.types.ts";

/** Smallest contrast of a label (WCAG 1.4.3). */
const LEGIBLE = 4.5;
const BLACK = "#000000";
const WHITE = "#ffffff";
/** For slices with a colour that is none. Neighbours differ. */
const FILLS = ["#232f79", "#f5c451", "#0e7c66"] as const;

const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;

/** A colour as `#rrggbb`; `null` for anything else than three or six hexadecimal digits. */
function toHex(color: string | undefined): string | null {
  const trimmed = color?.trim() ?? "";
  if (!HEX.test(trimmed)) return null;
  const digits = trimmed.slice(1).toLowerCase();
  return `#${digits.length === 6 ? digits : [...digits].map((digit) => digit + digit).join("")}`;
}

/**
 * Relative luminance of `#rrggbb` (WCAG 2.2). `ui` has the same for colours of a brand: it computes themes without another
 * package.
 */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two `#rrggbb` colours, 1 to 21 (WCAG 2.2). */
export function contrastOf(first: string, second: string): number {
  const [a, b] = [luminance(first), luminance(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/**
 * The colours of a slice: those of the service when they are colours and the label is legible, otherwise others
 * (decision 38).
 * @param index of the slice on the wheel
 */
export function sliceColors(
  bgColor: string | undefined,
  textColor: string | undefined,
  index: number,
): Pick<WheelSlice, "fill" | "ink"> {
  const fill = toHex(bgColor) ?? FILLS[index % FILLS.length] ?? FILLS[0];
  const wanted = toHex(textColor);
  if (wanted && contrastOf(fill, wanted) >= LEGIBLE) return { fill, ink: wanted };
  return { fill, ink: contrastOf(fill, BLACK) >= contrastOf(fill, WHITE) ? BLACK : WHITE };
}
