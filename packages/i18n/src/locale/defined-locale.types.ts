import type { Catalogue } from "../messages/catalogue.types.ts";

/** How text of a language is set. What is left out is as in the page around it. */
export type LocaleLooks = {
  /**
   * Line heights, without a unit: of text, and of headings and labels. Marks above and below the letters need more.
   * @default those of Thai, 1.6 and 1.4
   */
  readonly lineHeight?: { readonly text: number; readonly tight: number };
  /**
   * Families for this language in place of the family of the brand, such as `"Noto Sans Khmer"`; names with spaces are
   * quoted. The included families follow, for digits and signs. The page loads their faces.
   */
  readonly fontFamily?: string;
};

/** A language of a partner, from `defineLocale`. */
export type DefinedLocale = LocaleLooks & {
  /** BCP 47 tag, for `lang` attributes, and for the service. */
  readonly tag: string;
  /** Name of the language in itself. */
  readonly name: string;
  /**
   * Loads its messages, completed by those of its base language.
   * @param loadBase loads the words that the page needs. @default all words
   */
  readonly load: (
    loadBase?: (base: "th" | "la" | "en") => Promise<Catalogue>,
  ) => Promise<Catalogue>;
};
