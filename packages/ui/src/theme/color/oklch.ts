import {
  type Color,
  converter,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  parse,
  useMode as registerMode,
} from "culori/fn";

// The colour spaces that this module needs, so that a bundle contains no others of the library.
registerMode(modeRgb);
registerMode(modeLrgb);
registerMode(modeOklab);
registerMode(modeOklch);

const convert = converter("oklch");
const toRgb = converter("rgb");

/**
 * Half a step of a channel: a colour at the edge of the gamut may be outside because of rounding.
 */
const EDGE = 0.5 / 255;

/** Lightness 0–1, chroma from 0, hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

const read = (hex: string): Color =>
  parse(hex.length > 7 ? hex.slice(0, 7) : hex) ?? { mode: "rgb", r: 0, g: 0, b: 0 };

/**
 * Converts a hex colour (without its opacity), or a colour of the library, to OKLCH; greys have hue
 * 0.
 */
export function toOklch(color: string | Color): Oklch {
  const { l, c, h = 0 } = convert(typeof color === "string" ? read(color) : color);
  return { l, c, h };
}

/** Whether every screen shows a colour, up to `edge` (0–1 of a channel) beyond its range. */
export function isShown(color: Color, edge = 0): boolean {
  const { r, g, b } = toRgb(color);
  return [r, g, b].every((value) => value >= -edge && value <= 1 + edge);
}

/** A step of chroma that is not visible. */
const FINE = 0.4 / 2 ** 13;

/** The nearest hex colour that a screen can show: lightness and hue are kept, chroma is reduced. */
export function fromOklch({ l, c, h }: Oklch): string {
  const at = (chroma: number) =>
    ({ mode: "oklch", l: Math.min(1, Math.max(0, l)), c: chroma, h }) as const;
  if (isShown(at(c), EDGE)) return formatHex(at(c));
  let [least, most] = [0, c];
  while (most - least > FINE) {
    const middle = (least + most) / 2;
    if (isShown(at(middle))) least = middle;
    else most = middle;
  }
  return formatHex(at(least));
}
