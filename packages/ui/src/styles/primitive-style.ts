import { type CSSProperties, type StyleRule, style } from "@vanilla-extract/css";
import { layers } from "../theme/css/layers.css.ts";

/** A class whose rules all sit in `@layer satang.primitives`, so that a host's own rules win. */
export function primitiveStyle(rule: Omit<StyleRule, "@layer">, debugId?: string): string {
  return style({ "@layer": { [layers.primitives]: rule } }, debugId);
}

/**
 * As `primitiveStyle`, for an element that has a class of another component too. It wins whichever of the two style
 * sheets a page loads last: at the same specificity the last one would.
 */
export function restyle(properties: CSSProperties): string {
  return primitiveStyle({ selectors: { "&&": properties } });
}
