import { globalStyle } from "@vanilla-extract/css";
import { baseValues, lineHeights } from "./base-values.ts";
import type { BrandTokens } from "./brand.types.ts";
import { riverDay } from "./brands/river-day/index.ts";
import { riverNight } from "./brands/river-night/index.ts";
import { deriveBrand } from "./derive.ts";
import { layers } from "./layers.css.ts";
import { brandSelector, toVariables } from "./to-css.ts";

const wear = (brand: BrandTokens) => ({
  colorScheme: brand.scheme,
  vars: toVariables(deriveBrand(brand)),
});

globalStyle(":root", {
  "@layer": {
    [layers.tokens]: {
      vars: toVariables({ ...baseValues, font: { ...baseValues.font, ...lineHeights.th } }),
    },
  },
});

globalStyle(`:root, ${brandSelector(riverNight.id)}`, {
  "@layer": { [layers.tokens]: wear(riverNight) },
});

// A page that chose no brand follows the device, before any script runs.
globalStyle(":root:not([data-satang-theme])", {
  "@layer": {
    [layers.tokens]: { "@media": { "(prefers-color-scheme: light)": wear(riverDay) } },
  },
});

globalStyle(brandSelector(riverDay.id), { "@layer": { [layers.tokens]: wear(riverDay) } });

for (const [language, values] of Object.entries(lineHeights)) {
  globalStyle(`[lang|="${language}"]`, {
    "@layer": { [layers.tokens]: { vars: toVariables({ font: values }) } },
  });
}

globalStyle(":root", {
  "@layer": {
    [layers.tokens]: {
      "@media": {
        "(prefers-reduced-motion: reduce)": {
          vars: toVariables({ motion: { quick: "0s", base: "0s", slow: "0s" } }),
        },
      },
    },
  },
});
