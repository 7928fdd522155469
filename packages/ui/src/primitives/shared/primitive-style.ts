import { type StyleRule, style } from "@vanilla-extract/css";
import { layers } from "../../theme/layers.css.ts";

/** A class whose rules all sit in `@layer satang.primitives`, so that a host's own rules win. */
export function primitiveStyle(rule: Omit<StyleRule, "@layer">, debugId?: string): string {
  return style({ "@layer": { [layers.primitives]: rule } }, debugId);
}
