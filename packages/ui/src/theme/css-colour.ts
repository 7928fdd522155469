import {
  type Color,
  formatHex,
  inGamut,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeP3,
  modeRgb,
  parse,
  useMode as speak,
} from "culori/fn";
import { fromOklch, toOklch } from "./oklch.ts";
import { ThemeError } from "./theme-error.ts";

speak(modeHsl);
speak(modeHwb);
speak(modeLab);
speak(modeLch);
speak(modeP3);
speak(modeRgb);

const isOnScreen = inGamut("rgb");
const toHex = (color: Color) => (isOnScreen(color) ? formatHex(color) : fromOklch(toOklch(color)));

/**
 * A colour as CSS writes it (a name, hex, rgb, hsl, hwb, lab, lch, oklab, oklch, display-p3) as hex; one that not every
 * screen shows keeps its lightness and hue.
 * @throws ThemeError where it is none, or one to be seen through
 */
export function hexOf(color: string): string {
  // Pasted with a blank around it, and whatever plain JavaScript passes.
  const parsed = parse(String(color).trim());
  if (!parsed || (parsed.alpha ?? 1) !== 1) {
    throw new ThemeError("color", color, "a colour without opacity, such as #a1006b");
  }
  return toHex(parsed);
}
