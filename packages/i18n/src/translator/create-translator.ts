import type { DisplayLocale } from "../locale/locale.ts";
import type {
  Catalogue,
  CatalogueOverrides,
  MessageArguments,
  MessageKey,
} from "../messages/catalogue.types.ts";
import { type FillArguments, fill } from "../messages/fill.ts";
import { lookUp } from "../messages/look-up.ts";

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
  const translate = (key: string, args: FillArguments = {}) => fill(find(key) ?? key, args);
  return Object.assign(translate, { locale, find });
}
