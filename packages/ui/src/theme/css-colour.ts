import { parse } from "culori/fn";
import { toHex } from "./color-spaces.ts";
import { ThemeError } from "./theme-error.ts";

/**
 * Any colour CSS knows, as hex; one that not every screen shows keeps its lightness and hue.
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
