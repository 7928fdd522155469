import { baseValues } from "../base-values.ts";
import type { BrandTokens } from "../brand.types.ts";
import { deriveBrand } from "../derive.ts";
import { kindOf } from "../token-kinds.ts";
import { DERIVED_COLORS } from "../validate-brand.ts";
import type { DesignToken, DesignTokens } from "./tokens.types.ts";
import { valueToToken } from "./values.ts";

/** Where a file keeps what the format has no word for. */
export const EXTENSION = "dev.satang.theme";

function groupOf(group: string, values: object): DesignTokens {
  return Object.fromEntries(
    Object.entries(values).map(([token, value]): [string, DesignToken] => {
      const kind = kindOf(group, token);
      return [token, { $type: kind, $value: valueToToken(kind, String(value)) }];
    }),
  );
}

/**
 * A brand as a file of the Design Tokens format 2025.10: the author's colours as written, everything derived or shared beside them.
 * `themeFromTokens` reads it back to the same brand.
 * @throws ThemeError when a value may not become CSS
 * @example
 * await writeFile("lotus.tokens.json", JSON.stringify(themeToTokens(lotus), null, 2));
 */
export function themeToTokens(brand: BrandTokens): DesignTokens {
  const derived = deriveBrand(brand);
  const follows = DERIVED_COLORS.map((token) => [token, derived.color[token]]);
  const { id, scheme, contrast, fontFamily, values } = brand;
  const font = { ...baseValues.font, ...values?.font };
  return {
    $description: `Satang brand ${id}`,
    $extensions: { [EXTENSION]: { id, scheme, ...(contrast && { contrast }) } },
    color: groupOf("color", { ...brand.color, ...Object.fromEntries(follows) }),
    radius: groupOf(
      "radius",
      Object.fromEntries(Object.entries(brand.radius).map(([token, px]) => [token, `${px}px`])),
    ),
    font: groupOf("font", fontFamily === undefined ? font : { family: fontFamily, ...font }),
    shadow: groupOf("shadow", derived.shadow),
    space: groupOf("space", { ...baseValues.space, ...values?.space }),
    motion: groupOf("motion", { ...baseValues.motion, ...values?.motion }),
    size: groupOf("size", { ...baseValues.size, ...values?.size }),
    z: groupOf("z", { ...baseValues.z, ...values?.z }),
  };
}
