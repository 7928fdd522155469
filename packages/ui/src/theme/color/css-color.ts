import {
  type Color,
  convertA98ToXyz65,
  convertP3ToXyz65,
  convertRec2020ToXyz65,
  convertXyz65ToRgb,
  formatHex,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeRgb,
  parse,
  type Rgb,
  useMode as registerMode,
  type Xyz65,
} from "culori/fn";
import { ThemeError } from "../errors/theme-error.ts";
import { fromOklch, isShown, toOklch } from "./oklch.ts";

registerMode(modeHsl);
registerMode(modeHwb);
registerMode(modeLab);
registerMode(modeLch);
registerMode(modeRgb);

/** A wider space that is only read. The conversion back, which the types of the library require, would double its weight. */
function registerProfile(
  mode: string,
  profile: string,
  toXyz65: (color: Omit<Rgb, "mode">) => Xyz65,
) {
  const toMode = { rgb: (color: Rgb) => convertXyz65ToRgb(toXyz65(color)) };
  const space: object = { ...modeRgb, mode, parse: [profile], fromMode: {}, toMode };
  registerMode(space as Parameters<typeof registerMode>[0]);
}
registerProfile("a98", "a98-rgb", convertA98ToXyz65);
registerProfile("p3", "display-p3", convertP3ToXyz65);
registerProfile("rec2020", "rec2020", convertRec2020ToXyz65);

/** Longer than any CSS colour, in characters. */
const LONGEST = 200;

/** The parser of the library throws a TypeError for a text that ends inside of `color()`. */
function parseText(text: string): Color | undefined {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

const toHex = (color: Color) => (isShown(color) ? formatHex(color) : fromOklch(toOklch(color)));

/**
 * Converts a CSS colour (a name, hex, rgb, hsl, hwb, lab, lch, oklab, oklch, and by `color()` srgb,
 * srgb-linear, display-p3, a98-rgb, rec2020) to hex; a colour that not every screen can show keeps
 * its lightness and hue.
 * @throws ThemeError for another text, or a colour with opacity
 */
export function hexOf(color: string): string {
  // A colour may be pasted with spaces around it, or be no string where the caller has no types. The parser of the
  // library takes quadratic time, so a text that is longer than any colour is not parsed.
  const isText = typeof color === "string" && color.length <= LONGEST;
  const parsed = isText ? parseText(color.trim()) : undefined;
  if (!parsed || (parsed.alpha ?? 1) !== 1) {
    throw new ThemeError("color", color, "a colour without opacity, such as #a1006b");
  }
  return toHex(parsed);
}
