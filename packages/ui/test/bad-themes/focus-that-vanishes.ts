import type { BrandTokens } from "../../src/theme/brand.types.ts";
import { riverDay } from "../../src/theme/brands/river-day/index.ts";

export const bad: BrandTokens = {
  ...riverDay,
  id: "bad",
  values: { color: { focus: "#ffffff" } },
};
