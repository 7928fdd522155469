import { ThemeError } from "../errors/theme-error.ts";
import type {
  BrandColors,
  BrandDifference,
  BrandOverrides,
  BrandTokens,
} from "../tokens/brand.types.ts";
import { validateBrand } from "./validate-brand.ts";
import type { WrittenColors, WrittenValues } from "./written.types.ts";

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
export function defineBrand<
  const Colors extends Partial<BrandColors>,
  const Values extends BrandOverrides,
>(
  difference: BrandDifference & {
    color?: Colors & WrittenColors<Colors, keyof BrandColors>;
    values?: Values & WrittenValues<Values>;
  },
): BrandTokens {
  const { extends: base, color, radius, values, ...rest } = difference;
  if (typeof base !== "object" || base === null)
    throw new ThemeError("extends", base, "a brand to start from");
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
