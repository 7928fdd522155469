import { baseValues, lineHeights } from "./base-values.ts";
import { riverDay } from "./brands/river-day/index.ts";
import { riverNight } from "./brands/river-night/index.ts";
import { forcedColors } from "./forced-colors.ts";
import { brandSelector, toVariables } from "./to-css.ts";
import { tokenRule, wear } from "./wear.ts";

const SYSTEM = '[data-satang-theme="system"]';

/** Above any brand's own rule, whichever sheet comes last. */
const EVERY_SCOPE = ":root:root, [data-satang-theme][data-satang-theme]";
const STILL = toVariables({ motion: { quick: "0s", base: "0s", slow: "0s", turn: "3s" } });

tokenRule(":root", { vars: toVariables({ font: lineHeights.th }) });

// In every scope, so that what a brand around it sets for itself ends where another begins; any brand's own rule wins.
tokenRule(":root, :where([data-satang-theme])", { vars: toVariables(baseValues) });

tokenRule(`:root, ${SYSTEM}, ${brandSelector(riverNight.id)}`, wear(riverNight));

// A page that chose no brand follows the device, before any script runs.
tokenRule(`:root:not([data-satang-theme]), ${SYSTEM}`, {
  "@media": { "(prefers-color-scheme: light)": wear(riverDay) },
});

tokenRule(brandSelector(riverDay.id), wear(riverDay));

for (const [language, values] of Object.entries(lineHeights)) {
  tokenRule(`[lang|="${language}"]`, { vars: toVariables({ font: values }) });
}

tokenRule(EVERY_SCOPE, { "@media": { "(prefers-reduced-motion: reduce)": { vars: STILL } } });

tokenRule(EVERY_SCOPE, {
  "@media": { "(forced-colors: active)": { vars: toVariables({ color: forcedColors }) } },
});
