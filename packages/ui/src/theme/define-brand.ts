import type { BrandDifference, BrandTokens } from "./brand.types.ts";
import { checkBrand } from "./check.ts";

/**
 * Makes a brand from the difference to another one.
 * @throws ThemeError naming the token and the value that may not become CSS
 * @example
 * const lotus = defineBrand({ id: "lotus", extends: riverDay, color: { accent: "#c2185b", onAccent: "#ffffff" } });
 */
export function defineBrand(difference: BrandDifference): BrandTokens {
  const { extends: base, color, radius, ...rest } = difference;
  const brand = {
    ...base,
    ...rest,
    color: { ...base.color, ...color },
    radius: { ...base.radius, ...radius },
  };
  checkBrand(brand);
  return brand;
}
