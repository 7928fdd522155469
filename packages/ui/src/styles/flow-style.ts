import { type StyleRule, style } from "@vanilla-extract/css";
import { layers } from "../theme/css/layers.css.ts";

/** A class whose rules all sit in `@layer satang.flows`: above primitives, below a host's own. */
export function flowStyle(rule: Omit<StyleRule, "@layer">, debugId?: string): string {
  return style({ "@layer": { [layers.flows]: rule } }, debugId);
}
