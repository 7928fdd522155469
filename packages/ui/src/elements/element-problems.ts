import { localeNamed } from "./locales.ts";

/** Values that a page has set, and that can be wrong. */
type Given = {
  readonly locale?: unknown;
  readonly unit?: unknown;
  readonly presentation?: unknown;
  readonly actions?: string | undefined;
};

const CHOICES = { unit: ["rem", "px"], presentation: ["modal", "inline", "page"] } as const;
const ACTIONS = ["deposit", "withdraw", "transfer", "slip", "receipt"];

const listed = (values: readonly string[]) =>
  values.map((value) => JSON.stringify(value)).join(", ");
const either = (values: readonly string[]) => listed(values).replace(/, (?=[^,]+$)/, " or ");

/** Finds wrong values of an element, each with its fix. */
export function findElementProblems(
  tag: string,
  { locale, actions, ...chosen }: Given,
): readonly string[] {
  const isUnknownLocale = locale !== undefined && localeNamed(locale) === null;
  const ofLocale = isUnknownLocale
    ? [
        `<${tag} locale=${JSON.stringify(String(locale))}> names no language, so that it has that of the page. Use "th", "la" or "en", or add your own with addLocale.`,
      ]
    : [];
  const ofChoices = (["unit", "presentation"] as const).flatMap((name) => {
    const value = chosen[name];
    if (value === undefined || CHOICES[name].some((choice) => choice === value)) return [];
    return `<${tag} ${name}=${JSON.stringify(String(value))}> does not exist. Use ${either(CHOICES[name])}.`;
  });
  const others = (actions ?? "").split(/\s+/).filter((one) => one && !ACTIONS.includes(one));
  const ofActions =
    others.length > 0
      ? [
          `The actions of <${tag}> have ${listed(others)}, which no flow asks for. Use ${either(ACTIONS)}, separated by spaces.`,
        ]
      : [];
  return [...ofLocale, ...ofChoices, ...ofActions];
}

/** Elements of the page that are named as ours, and do not exist. */
export function findUnknownElements(page: Document, known: readonly string[]): readonly string[] {
  const names = [...page.querySelectorAll(":not(:defined)")]
    .map(({ localName }) => localName)
    .filter((name) => name.startsWith("satang-"));
  const exist = known.map((name) => `<${name}>`).join(", ");
  return [...new Set(names)].map(
    (name) => `<${name}> does not exist, so that it shows nothing. There are ${exist}.`,
  );
}
