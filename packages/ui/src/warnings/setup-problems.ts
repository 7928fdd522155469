import { readPageRules } from "./page-rules.ts";
import { findMissingSheet, findTakenStyles, findWinningReset } from "./sheet-problems.ts";

const SHIPPED_THEMES: ReadonlySet<string> = new Set(["river-night", "river-day", "system"]);

/** Whether a sheet has rules of a theme. One of another origin may not be read: it could have them. */
function hasRulesOf(theme: string, sheet: CSSStyleSheet): boolean {
  try {
    return [...sheet.cssRules].some((rule) =>
      rule instanceof CSSImportRule && rule.styleSheet
        ? hasRulesOf(theme, rule.styleSheet)
        : rule.cssText.includes(`[data-satang-theme="${theme}"]`),
    );
  } catch {
    return true;
  }
}

const isKnown = (theme: string, page: Document) =>
  SHIPPED_THEMES.has(theme) ||
  [...page.styleSheets, ...page.adoptedStyleSheets].some((sheet) => hasRulesOf(theme, sheet));

const hasStyles = (scope: Element) =>
  getComputedStyle(scope).getPropertyValue("--satang-color-accent") !== "";

const wordsOfTheme = (theme: string) =>
  `No style sheet has the theme ${JSON.stringify(theme)}: the page keeps its colours. Import the CSS of the theme, which npx satang-theme makes, call adoptTheme of @satang/ui/theming with the brand, or use "river-day", "river-night" or "system".`;

/** Text below this size is hard to read, and nobody has chosen it for all of their page. */
const SMALLEST_ROOT_PX = 12;

/** A root such as `62.5%`, where our texts follow it. */
function findSmallRoot(page: Document, scope: Element): readonly string[] {
  const root = getComputedStyle(page.documentElement).fontSize;
  const body = getComputedStyle(scope).getPropertyValue("--satang-font-size-body");
  if (Number.parseFloat(root) >= SMALLEST_ROOT_PX || !body.endsWith("rem")) return [];
  return [
    `The root of the page has ${root}, and our texts are in rem: they are that small. Import "@satang/ui/styles.px.css" or "@satang/ui/styles.unlayered.px.css", or give each element unit="px".`,
  ];
}

function findSheetProblems(page: Document): readonly string[] {
  const rules = readPageRules(page);
  if (!rules) return [];
  const finders = [findMissingSheet, findWinningReset, findTakenStyles];
  return finders.flatMap((find) => find(page, rules));
}

function findUnknownThemes(page: Document): readonly string[] {
  const themes = [...page.querySelectorAll<HTMLElement>("[data-satang-theme]")].map(
    ({ dataset }) => dataset.satangTheme ?? "",
  );
  return [...new Set(themes)].filter((theme) => !isKnown(theme, page)).map(wordsOfTheme);
}

/** Finds what is missing on the page for our components to look right, each with its fix. */
export function findSetupProblems(page: Document = document): readonly string[] {
  const scope = page.querySelector("[data-satang]");
  if (!scope)
    return [
      "No element has the attribute data-satang: our components are rendered without styles. Put <ThemeScope> around them, or <SatangProvider> of @satang/ui/provider.",
    ];
  if (!hasStyles(scope))
    return [
      'The style sheet is missing. Import "@satang/ui/styles.css" once, or "@satang/ui/styles.unlayered.css" on a page with unlayered resets.',
    ];
  return [...findUnknownThemes(page), ...findSmallRoot(page, scope), ...findSheetProblems(page)];
}
