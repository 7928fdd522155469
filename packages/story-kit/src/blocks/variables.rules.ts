import { riverDay } from "../../../ui/src/theme/brands/river-day/index.ts";
import { riverNight } from "../../../ui/src/theme/brands/river-night/index.ts";
import { toVariables } from "../../../ui/src/theme/css/to-css.ts";
import { deriveBrand } from "../../../ui/src/theme/derive/derive-brand.ts";
import type { BrandTokens } from "../../../ui/src/theme/tokens/brand.types.ts";
import { column } from "../../../ui/src/theme/tokens/columns.ts";

/** A variable with its value at night and by day; the same for most that are no colours. */
export interface VariableValue {
  readonly name: string;
  readonly night: string;
  readonly day: string;
}

const shared = toVariables(
  column(({ value, byLanguage }) => value ?? (byLanguage && Object.values(byLanguage).join(" / "))),
);
const valuesOf = (brand: BrandTokens): Readonly<Record<string, string>> => ({
  ...shared,
  ...toVariables(deriveBrand(brand)),
});
const [nights, days] = [valuesOf(riverNight), valuesOf(riverDay)];

/** The values of variables in the two river brands. */
export const valuesOfVariables = (names: readonly string[]): readonly VariableValue[] =>
  names.map((name) => ({ name, night: nights[name] ?? "", day: days[name] ?? "" }));
