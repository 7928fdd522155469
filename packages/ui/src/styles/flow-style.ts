import { type StyleRule, style } from "@vanilla-extract/css";
import { layers } from "../theme/css/layers.css.ts";

/** A class with all rules in `@layer satang.flows`: above primitives, below styles of the host. */
export function flowStyle(rule: Omit<StyleRule, "@layer">, debugId?: string): string {
  return style({ "@layer": { [layers.flows]: rule } }, debugId);
}
