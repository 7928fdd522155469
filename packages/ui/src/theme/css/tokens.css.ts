import { riverDay } from "../brands/river-day/index.ts";
import { riverNight } from "../brands/river-night/index.ts";
import { forcedColors } from "../check/forced-colors.ts";
import { baseValues } from "../tokens/base-values.ts";
import { column } from "../tokens/columns.ts";
import { landscape } from "./low-windows.ts";
import { brandSelector, toVariables } from "./to-css.ts";
import { declarationsOf, tokenRule } from "./token-rule.ts";

const SYSTEM = '[data-satang-theme="system"]';

/**
 * A scope without a brand, on a page without one; nothing inside of a shadow root, which inherits from its element. The
 * page itself has no colour scheme: its background, scrollbars and fields are the host's.
 */
const UNTHEMED =
  ":root[data-satang]:not([data-satang-theme]), :root [data-satang]:not([data-satang-theme], [data-satang-theme] *)";

/** More specific than the rule of any brand, in any order of style sheets. */
const EVERY_SCOPE = ":root:root, [data-satang-theme][data-satang-theme]";

/** A column of the token table as CSS variables. */
const variables = (...args: Parameters<typeof column<string>>) => toVariables(column(...args));

tokenRule(":root", { vars: variables(({ byLanguage }) => byLanguage?.th) });

// In every scope, so that exact values of a parent's brand end where another scope begins; the rule of a brand wins.
tokenRule(":root, :where([data-satang-theme])", { vars: toVariables(baseValues) });

const night = declarationsOf(riverNight);
const day = declarationsOf(riverDay);

tokenRule(`:root, ${SYSTEM}, ${brandSelector(riverNight.id)}`, { vars: night.vars });
tokenRule(`${UNTHEMED}, ${SYSTEM}, ${brandSelector(riverNight.id)}`, {
  colorScheme: night.colorScheme,
});

// A page without a brand follows the device, before any script runs.
tokenRule(`:root:not([data-satang-theme]), ${SYSTEM}`, {
  "@media": { "(prefers-color-scheme: light)": { vars: day.vars } },
});
tokenRule(`${UNTHEMED}, ${SYSTEM}`, {
  "@media": { "(prefers-color-scheme: light)": { colorScheme: day.colorScheme } },
});

tokenRule(brandSelector(riverDay.id), day);

for (const language of ["en", "th", "lo"] as const) {
  tokenRule(`[lang|="${language}"]`, {
    vars: variables(({ byLanguage }) => byLanguage?.[language]),
  });
}

tokenRule(EVERY_SCOPE, {
  "@media": { "(prefers-reduced-motion: reduce)": { vars: variables(({ reduced }) => reduced) } },
});

tokenRule(EVERY_SCOPE, {
  "@media": { [landscape]: { vars: variables((row) => row.landscape) } },
});

tokenRule(EVERY_SCOPE, {
  "@media": { "(forced-colors: active)": { vars: toVariables({ color: forcedColors }) } },
});
