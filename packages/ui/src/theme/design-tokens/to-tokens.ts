import { deriveBrand } from "../derive/derive-brand.ts";
import { baseValues } from "../tokens/base-values.ts";
import type { BrandTokens } from "../tokens/brand.types.ts";
import { replaceable } from "../tokens/columns.ts";
import { kindOf } from "./token-of-file.ts";
import type { DesignToken, DesignTokens } from "./tokens.types.ts";
import { valueToToken } from "./values.ts";

/** The extension with data that the format has no property for. */
export const EXTENSION = "dev.satang.theme";

function groupOf(group: string, values: object): DesignTokens {
  return Object.fromEntries(
    Object.entries(values).flatMap(([token, value]): [string, DesignToken][] => {
      const kind = kindOf(group, token);
      return kind ? [[token, { $type: kind, $value: valueToToken(kind, String(value)) }]] : [];
    }),
  );
}

/**
 * A brand as a file of the Design Tokens format 2025.10: the author's colours as written,
 * everything derived or shared next to them. `themeFromTokens` reads the same brand from it.
 * @throws ThemeError when a value may not become CSS
 * @example
 * await writeFile("lotus.tokens.json", JSON.stringify(themeToTokens(lotus), null, 2));
 */
export function themeToTokens(brand: BrandTokens): DesignTokens {
  const { color, shadow, font, space, motion, size, z } = deriveBrand(brand);
  const { id, scheme, contrast, fontFamily } = brand;
  const { family: _, ...fonts } = font;
  const follows = Object.keys(replaceable.color ?? {}).map((token) => [
    token,
    Reflect.get(color, token),
  ]);
  return {
    $description: `Satang brand ${id}`,
    $extensions: { [EXTENSION]: { id, scheme, ...(contrast && { contrast }) } },
    color: groupOf("color", { ...brand.color, ...Object.fromEntries(follows) }),
    radius: groupOf(
      "radius",
      Object.fromEntries(Object.entries(brand.radius).map(([token, px]) => [token, `${px}px`])),
    ),
    font: groupOf("font", {
      ...(fontFamily !== undefined && { family: fontFamily }),
      ...baseValues.font,
      ...fonts,
    }),
    shadow: groupOf("shadow", shadow),
    space: groupOf("space", { ...baseValues.space, ...space }),
    motion: groupOf("motion", { ...baseValues.motion, ...motion }),
    size: groupOf("size", { ...baseValues.size, ...size }),
    z: groupOf("z", { ...baseValues.z, ...z }),
  };
}
