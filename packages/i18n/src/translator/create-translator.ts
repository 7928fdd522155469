import type { DisplayLocale } from "../locale/locale.ts";
import type {
  Catalogue,
  CatalogueOverrides,
  MessageArguments,
  MessageKey,
} from "../messages/catalogue.types.ts";
import { type FillArguments, fill } from "../messages/fill.ts";
import { lookUp } from "../messages/look-up.ts";

/** A host's bundler replaces the value; the package needs no types of Node. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

const warned = new Set<string>();

/** Warns developers of a text that no member can read, once for each. */
function warnOfMissing(key: string): void {
  if (warned.has(key)) return;
  warned.add(key);
  // biome-ignore lint/suspicious/noConsole: a warning for developers, which production does not have
  console.warn(
    `@satang/i18n: no text for ${key} is loaded, so that its key is shown. With \`words\`, join those of each flow of the page: joinWords(depositWords, withdrawWords).`,
  );
}

/** Returns the text of a message. Keys and arguments are typed from the English catalogue. */
export type Translator = {
  <Key extends MessageKey>(key: Key, ...args: MessageArguments<Key>): string;
  readonly locale: DisplayLocale;
  /** The text of a key from a server (an error code), or `undefined`. */
  find(key: string): string | undefined;
};

/**
 * Creates a translator for one loaded language.
 *
 * @param overrides texts of the partner, which replace single messages of the catalogue.
 * @example
 * const t = createTranslator("en", await loadLocale("en"));
 * t("ui.copied", { text: "123" }); // "copied: 123"
 */
export function createTranslator(
  locale: DisplayLocale,
  catalogue: Catalogue,
  overrides: CatalogueOverrides = {},
): Translator {
  const find = (key: string) => lookUp(overrides, key) ?? lookUp(catalogue, key);
  const translate = (key: string, args: FillArguments = {}) => {
    const text = find(key);
    if (process.env.NODE_ENV !== "production" && text === undefined) warnOfMissing(key);
    return fill(text ?? key, args);
  };
  return Object.assign(translate, { locale, find });
}
