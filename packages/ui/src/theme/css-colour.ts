import {
  formatHex,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeP3,
  modeRgb,
  parse,
  useMode as speak,
} from "culori/fn";
import { ThemeError } from "./theme-error.ts";

speak(modeHsl);
speak(modeHwb);
speak(modeLab);
speak(modeLch);
speak(modeP3);
speak(modeRgb);

/**
 * Any colour CSS knows, as hex.
 * @throws ThemeError where it is none, or one to be seen through
 */
export function hexOf(color: string): string {
  const parsed = parse(color);
  if (!parsed || (parsed.alpha ?? 1) !== 1) {
    throw new ThemeError("color", color, "a colour without opacity, such as #a1006b");
  }
  return formatHex(parsed);
}
