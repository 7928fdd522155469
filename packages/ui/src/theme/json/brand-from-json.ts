import { contrast } from "../brands/contrast/index.ts";
import { lotus } from "../brands/lotus/index.ts";
import { riverDay } from "../brands/river-day/index.ts";
import { riverNight } from "../brands/river-night/index.ts";
import { ThemeError } from "../errors/theme-error.ts";
import { defineBrand } from "../schema/define-brand.ts";
import { validateBrand } from "../schema/validate-brand.ts";
import type { BrandDifference, BrandTokens } from "../tokens/brand.types.ts";

const SHIPPED: readonly BrandTokens[] = [riverNight, riverDay, lotus, contrast];

/**
 * Reads a brand that was written as JSON: a whole one, or a difference with the id of an included
 * brand in `extends`.
 * @param bases - other brands that `extends` may name
 * @throws ThemeError naming token and value
 * @example
 * brandFromJson({ id: "acme", extends: "river-day", color: { accent: "#005fcc", onAccent: "#ffffff" } });
 */
export function brandFromJson(data: unknown, bases: readonly BrandTokens[] = []): BrandTokens {
  if (typeof data !== "object" || data === null || Array.isArray(data)) {
    throw new ThemeError("brand", data, "an object");
  }
  if (!("extends" in data)) {
    validateBrand(data);
    return data;
  }
  const known = [...SHIPPED, ...bases];
  const base = known.findLast(({ id }) => id === data.extends);
  if (!base) {
    const ids = known.map(({ id }) => id).join(", ");
    throw new ThemeError("extends", data.extends, `one of ${ids}`);
  }
  for (const group of ["color", "radius", "values"]) {
    const value: unknown = Reflect.get(data, group);
    if (
      value !== undefined &&
      (typeof value !== "object" || value === null || Array.isArray(value))
    ) {
      throw new ThemeError(group, value, "a group of tokens");
    }
  }
  return defineBrand({ ...(data as BrandDifference), extends: base });
}
