import { type CSSProperties, type StyleRule, style } from "@vanilla-extract/css";
import { layers } from "../theme/css/layers.css.ts";

/** A class with all rules in `@layer satang.primitives`, so that rules of a host win. */
export function primitiveStyle(rule: Omit<StyleRule, "@layer">, debugId?: string): string {
  return style({ "@layer": { [layers.primitives]: rule } }, debugId);
}

type Conditions = Readonly<Record<string, CSSProperties>>;

/**
 * Like `primitiveStyle`, for an element that also has a class of another component. It wins
 * independent of the order in which a page loads the two style sheets; with equal specificity the
 * last one would win.
 * @param containers - properties in a container query, by its condition
 * @param media - properties in a media query, by its condition
 */
export function restyle(
  properties: CSSProperties,
  containers: Conditions = {},
  media: Conditions = {},
): string {
  const under = (conditions: Conditions) =>
    Object.fromEntries(
      Object.entries(conditions).map(([condition, inside]) => [
        condition,
        { selectors: { "&&": inside } },
      ]),
    );
  return primitiveStyle({
    selectors: { "&&": properties },
    "@container": under(containers),
    "@media": under(media),
  });
}
