import type { Failure } from "@satang/core";
import type { DisplayLocale, Formatter, Translator } from "@satang/i18n";
import { createContext } from "react";

/** The language on the screen and everything that speaks it. */
export interface I18n {
  readonly locale: DisplayLocale;
  /** BCP 47 tag for `lang` attributes; portals outside the provider's element carry it. */
  readonly languageTag: string;
  /** Puts a message into words; keys and arguments are typed. */
  readonly t: Translator;
  /** Numbers, money and times (decisions 25–28). */
  readonly format: Formatter;
  /** A failed call in words. */
  readonly errorText: (error: Failure) => string;
  /** The heading above those words. */
  readonly errorTitle: (error: Failure) => string;
}

export const I18nContext = createContext<I18n | null>(null);
I18nContext.displayName = "I18nContext";
