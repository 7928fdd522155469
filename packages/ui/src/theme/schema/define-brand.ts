import { ThemeError } from "../errors/theme-error.ts";
import type {
  BrandColors,
  BrandDifference,
  BrandOverrides,
  BrandTokens,
} from "../tokens/brand.types.ts";
import { checkSize } from "./group-size.ts";
import { validateBrand } from "./validate-brand.ts";
import type { WrittenColors, WrittenValues } from "./written.types.ts";

/** A group on top of another one; what is no group stays as it is, for the check of the whole brand. */
function mergeGroup(path: string, base: object | undefined, own: unknown): unknown {
  if (own === undefined) return { ...base };
  if (typeof own !== "object" || own === null) return own;
  checkSize(path, own);
  return { ...base, ...own };
}

function mergeValues(base: BrandOverrides, own: unknown): unknown {
  if (typeof own !== "object" || own === null) return own;
  checkSize("values", own);
  const groups = Object.entries(own).map(([group, tokens]) => [
    group,
    mergeGroup(`values.${group}`, Reflect.get(base, group), tokens),
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
  if (typeof difference !== "object" || difference === null)
    throw new ThemeError("brand", difference, "an object");
  const { extends: base, color, radius, values, ...rest } = difference;
  if (typeof base !== "object" || base === null)
    throw new ThemeError("extends", base, "a brand to start from");
  checkSize("brand", difference);
  const brand: unknown = {
    ...base,
    ...rest,
    color: mergeGroup("color", base.color, color),
    radius: mergeGroup("radius", base.radius, radius),
    ...(values && { values: mergeValues(base.values ?? {}, values) }),
  };
  validateBrand(brand);
  return brand;
}
