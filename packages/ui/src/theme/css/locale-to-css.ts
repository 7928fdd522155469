import type { DefinedLocale } from "@satang/i18n";
import { ThemeError } from "../errors/theme-error.ts";
import { EXPECTED_FAMILY, isFamily } from "../schema/value-checks.ts";
import { fontStack } from "../tokens/font-stack.ts";
import { toVariables } from "./to-css.ts";

/** Part of a language that {@link localeToCss} reads. */
export type LocaleStyle = Pick<DefinedLocale, "tag" | "lineHeight" | "fontFamily">;

const isLine = (value: unknown): value is number =>
  typeof value === "number" && value >= 1 && value <= 3;

function check({ tag, lineHeight, fontFamily }: LocaleStyle): void {
  // A tag that is not one of `defineLocale` could end the selector.
  if (!/^[a-z][a-z\d-]*$/i.test(tag)) throw new ThemeError("tag", tag, "a BCP 47 tag");
  for (const kind of ["text", "tight"] as const) {
    const value = lineHeight?.[kind];
    if (lineHeight && !isLine(value))
      throw new ThemeError(`lineHeight.${kind}`, value, "a number from 1 to 3");
  }
  if (fontFamily !== undefined && !isFamily(fontFamily))
    throw new ThemeError("fontFamily", fontFamily, EXPECTED_FAMILY);
}

/**
 * The CSS text of the line heights and fonts of a language: for a server, which has the first paint, and for a file. In
 * the browser, `SatangProvider` applies them by itself.
 * @throws ThemeError when a value may not become CSS
 * @example
 * await writeFile("khmer.css", localeToCss(khmer));
 */
export function localeToCss(locale: LocaleStyle): string {
  check(locale);
  const { tag, lineHeight, fontFamily } = locale;
  const font = {
    ...(fontFamily !== undefined && { family: fontStack(fontFamily) }),
    ...(lineHeight && {
      lineText: String(lineHeight.text),
      lineTight: String(lineHeight.tight),
    }),
  };
  const variables = Object.entries(toVariables({ font }))
    .map(([name, value]) => `${name}:${value};`)
    .join("");
  const run = `[lang="${tag}"]`;
  // A scope sets the family again, so that its variable is needed there, too.
  const rules = `${run},[data-satang]:lang(${tag}){${variables}}\n`;
  return fontFamily === undefined
    ? rules
    : `${rules}[data-satang] ${run},:host([data-satang]) ${run}{font-family:var(--satang-font-family);}\n`;
}
