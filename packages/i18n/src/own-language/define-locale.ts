import { loadLocale } from "../loading/load-locale.ts";
import type { DefinedLocale, LocaleLooks } from "../locale/defined-locale.types.ts";
import type { Locale } from "../locale/locale.ts";
import type { Catalogue, CatalogueOverrides, CheckedLocale } from "../messages/catalogue.types.ts";
import { catalogueProblems } from "./catalogue-problems.ts";
import { completeTree } from "./complete-tree.ts";

/** A host's bundler replaces the value; the package needs no types of Node. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Definition of a language for {@link defineLocale}. */
export type LocaleDefinition<Tree, Base extends Locale | undefined> = LocaleLooks & {
  /** BCP 47 tag, such as `vi-VN`. */
  readonly tag: string;
  /** Name of the language in itself, for the language switch. */
  readonly name: string;
  /** Messages of the language, or a function that loads them, so that members of other languages do not. */
  readonly catalogue: Tree | (() => Promise<Tree>);
  /** The language of messages that it does not have. Without one, it must have all. */
  readonly base?: Base;
};

const TAG = /^[a-z]{2,3}(?:-[a-z\d]{1,8})*$/i;

/** More keys than this are counted in a warning. */
const MOST_KEYS = 40;

const listed = (keys: readonly string[]) =>
  keys.length > MOST_KEYS
    ? `${keys.slice(0, MOST_KEYS).join(", ")} and ${keys.length - MOST_KEYS} more`
    : keys.join(", ");

async function warnOfProblems(
  tag: string,
  catalogue: CatalogueOverrides,
  base: Locale | undefined,
): Promise<void> {
  const { missing, unknown, otherArguments } = await catalogueProblems(catalogue);
  const instead = base ? `is shown in the language "${base}"` : "is shown as its key";
  const problems = [
    [missing, `has no text for these messages; each ${instead}`],
    [unknown, "has texts that no message uses"],
    [otherArguments, "has texts with other arguments than English"],
  ] as const;
  for (const [keys, words] of problems) {
    // biome-ignore lint/suspicious/noConsole: a warning for developers, which production does not have
    if (keys.length > 0) console.warn(`@satang/i18n: ${tag} ${words}: ${listed(keys)}.`);
  }
}

/**
 * Adds a language: its words, its name and how its text is set. Numbers, money and dates are the same in every language:
 * Latin digits, the Gregorian calendar and the time zone of the service (decisions 26 and 27); their words are messages.
 * Call it once, outside of components. Development warns of missing and wrong messages when they are loaded.
 *
 * @throws RangeError for a text that is no BCP 47 tag
 * @example
 * export const khmer = defineLocale({
 *   tag: "km-KH",
 *   name: "ខ្មែរ",
 *   base: "en",
 *   catalogue: async () => (await import("./khmer.ts")).khmer,
 *   lineHeight: { text: 1.8, tight: 1.6 },
 *   fontFamily: '"Noto Sans Khmer"',
 * });
 */
export function defineLocale<
  const Tree extends CatalogueOverrides,
  const Base extends Locale | undefined = undefined,
>(definition: LocaleDefinition<Tree, Base> & CheckedLocale<Tree, Base>): DefinedLocale {
  const { tag, name, catalogue, base, lineHeight, fontFamily } = definition as LocaleDefinition<
    CatalogueOverrides,
    Base
  >;
  if (!TAG.test(tag)) throw new RangeError(`${JSON.stringify(tag)} is no BCP 47 tag.`);
  return {
    tag,
    name,
    ...(lineHeight && { lineHeight }),
    ...(fontFamily !== undefined && { fontFamily }),
    async load(loadBase = loadLocale) {
      const [texts, around] = await Promise.all([
        typeof catalogue === "function" ? catalogue() : catalogue,
        base && loadBase(base),
      ]);
      if (process.env.NODE_ENV !== "production") await warnOfProblems(tag, texts, base);
      // Without a base, the type of the catalogue has every message.
      return around ? completeTree(around, texts) : (texts as Catalogue);
    },
  };
}
