import type { BrandColors, BrandDifference, BrandOverrides, BrandTokens } from "./brand.types.ts";
import { validateBrand } from "./validate-brand.ts";

/** Refuses a written-out colour that is no hex, and a name that is no token; a colour only known at run time is checked there. */
type Written<Colors> = {
  [Token in keyof Colors]: string extends Token
    ? string
    : Token extends keyof BrandColors
      ? string extends Colors[Token]
        ? string
        : `#${string}`
      : never;
};

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
export function defineBrand<const Colors extends Partial<BrandColors>>(
  difference: BrandDifference & { color?: Colors & Written<Colors> },
): BrandTokens {
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
