import {
  type Color,
  clampChroma,
  converter,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  parse,
  useMode as speak,
} from "culori/fn";

// The spaces this module speaks; the library takes no more than these into a bundle.
speak(modeRgb);
speak(modeLrgb);
speak(modeOklab);
speak(modeOklch);

const convert = converter("oklch");
const toRgb = converter("rgb");

/** Half a step of a channel. What is not further outside is a colour on the edge, and arithmetic. */
const EDGE = 0.5 / 255;

/** Lightness 0–1, chroma from 0, hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

const read = (hex: string): Color =>
  parse(hex.length > 7 ? hex.slice(0, 7) : hex) ?? { mode: "rgb", r: 0, g: 0, b: 0 };

/** A hex colour (opacity apart), or one of the library's, in OKLCH; greys have hue 0. */
export function toOklch(color: string | Color): Oklch {
  const { l, c, h = 0 } = convert(typeof color === "string" ? read(color) : color);
  return { l, c, h };
}

/** The nearest hex colour a screen can show: lightness and hue stay, chroma yields. */
export function fromOklch({ l, c, h }: Oklch): string {
  const colour = { mode: "oklch", l: Math.min(1, Math.max(0, l)), c, h } as const;
  const rgb = toRgb(colour);
  const showable = [rgb.r, rgb.g, rgb.b].every((value) => value > -EDGE && value < 1 + EDGE);
  return formatHex(showable ? rgb : clampChroma(colour, "oklch"));
}
