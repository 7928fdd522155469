import { riverDay } from "../../src/theme/brands/river-day/index.ts";
import type { BrandTokens } from "../../src/theme/tokens/brand.types.ts";

export const bad: BrandTokens = {
  ...riverDay,
  id: "bad",
  values: { color: { focus: "#ffffff" } },
};
