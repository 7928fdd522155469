import type { BrandDifference, BrandOverrides, BrandTokens } from "./brand.types.ts";
import { validateBrand } from "./validate-brand.ts";

function mergeValues(base: BrandOverrides, own: BrandOverrides): BrandOverrides {
  const groups = Object.entries(own).map(([group, tokens]) => [
    group,
    { ...Reflect.get(base, group), ...tokens },
  ]);
  return { ...base, ...Object.fromEntries(groups) };
}

/**
 * Makes a brand from the difference to another one.
 * @throws ThemeError naming the token and the value that may not become CSS
 * @example
 * const lotus = defineBrand({ id: "lotus", extends: riverDay, color: { accent: "#c2185b", onAccent: "#ffffff" } });
 */
export function defineBrand(difference: BrandDifference): BrandTokens {
  const { extends: base, color, radius, values, ...rest } = difference;
  const brand = {
    ...base,
    ...rest,
    color: { ...base.color, ...color },
    radius: { ...base.radius, ...radius },
    ...(values && { values: mergeValues(base.values ?? {}, values) }),
  };
  validateBrand(brand);
  return brand;
}
