import { themeToCss } from "@satang/ui/theming";
import { brandFromColor } from "@satang/ui/theming/from-color";

/** A light and a dark brand in which every pair passes at AAA. */
export const magenta = brandFromColor("#a1006b", { id: "magenta", level: "AAA" });

export const css = themeToCss(magenta);
