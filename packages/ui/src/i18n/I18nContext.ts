import type { Failure } from "@satang/core";
import type { DisplayLocale, Formatter, Translator } from "@satang/i18n";
import { createContext } from "react";

/** The active language with its messages and formats. */
export interface I18n {
  readonly locale: DisplayLocale;
  /** BCP 47 tag for `lang` attributes; portals outside of the provider's element need it. */
  readonly languageTag: string;
  /** The direction of its texts, for `dir` attributes next to `lang`: a page of the other direction may be around. */
  readonly direction: "ltr" | "rtl";
  /** Returns the text of a message; keys and arguments are typed. */
  readonly t: Translator;
  /** Numbers, money and times (decisions 25–28). */
  readonly format: Formatter;
  /** The text of a failed call. */
  readonly errorText: (error: Failure) => string;
  /** The heading of that text. */
  readonly errorTitle: (error: Failure) => string;
}

export const I18nContext = createContext<I18n | null>(null);
I18nContext.displayName = "I18nContext";
