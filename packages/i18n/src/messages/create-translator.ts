import type { DisplayLocale } from "../locale/locale.ts";
import type {
  Catalogue,
  CatalogueOverrides,
  MessageArguments,
  MessageKey,
} from "./catalogue.types.ts";
import { type FillArguments, fill } from "./fill.ts";
import { lookUp } from "./look-up.ts";

/** Puts a message into words. Keys and arguments are typed from the English catalogue. */
export interface Translator {
  readonly locale: DisplayLocale;
  <Key extends MessageKey>(key: Key, ...args: MessageArguments<Key>): string;
}

/**
 * A translator over one loaded language.
 *
 * @param overrides a partner's own wording, laid over the catalogue leaf by leaf.
 * @example
 * const t = createTranslator("en", en);
 * t("ui.copied", { text: "123" }); // "copied: 123"
 */
export function createTranslator(
  locale: DisplayLocale,
  catalogue: Catalogue,
  overrides?: CatalogueOverrides,
): Translator {
  const translate = (key: string, args: FillArguments = {}): string => {
    const text = (overrides && lookUp(overrides, key)) ?? lookUp(catalogue, key);
    return text === undefined ? key : fill(text, args);
  };
  return Object.assign(translate, { locale }) as Translator;
}
