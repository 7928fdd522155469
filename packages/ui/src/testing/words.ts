import { type Currency, toSatang } from "@satang/core";
import {
  type CatalogueOverrides,
  createFormatter,
  createTranslator,
  type DisplayLocale,
  type Formatter,
  loadLocale,
  type MessageKey,
  type Translator,
} from "@satang/i18n";

/** Amounts of one currency, as the page shows them. They are given in whole baht or kip with decimals: `1000.5`. */
export interface Amounts {
  /** `1,000.00`, or `1,000` kip */
  plain(amount: number): string;
  /** `1,000.00 baht` */
  exact(amount: number): string;
  /** `1,000 baht` */
  short(amount: number): string;
}

/** The texts of a language: tests find elements by them, never by an English sentence. */
export interface Words<Shown extends DisplayLocale = DisplayLocale> {
  readonly locale: Shown;
  readonly t: Translator;
  readonly format: Formatter;
  /** Amounts of a member who has baht. */
  readonly baht: Amounts;
  /** Amounts of a member who has kip. */
  readonly kip: Amounts;
  /** An expression for the message with any arguments. */
  like(key: MessageKey): RegExp;
}

const amountsOf = (format: Formatter, currency: Currency): Amounts => ({
  plain: (amount) => format.money(toSatang(amount), currency),
  exact: (amount) => format.moneyWithUnit(toSatang(amount), currency),
  short: (amount) => format.shortMoneyWithUnit(toSatang(amount), currency),
});

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * The texts of a language, from the catalogue that the page loads.
 *
 * @param messages texts of your own, as `SatangProvider` gets them.
 * @example
 * const words = await wordsOf("en");
 * words.t("deposit.title"); // "Deposit"
 * words.baht.exact(1000); // "1,000.00 baht"
 */
export async function wordsOf<Shown extends DisplayLocale>(
  locale: Shown,
  messages?: CatalogueOverrides,
): Promise<Words<Shown>> {
  const t = createTranslator(locale, await loadLocale(locale), messages);
  const like = (key: MessageKey) => {
    const parts = (t.find(key) ?? key).split(/\{[^}]*\}/);
    return new RegExp(`^\\s*${parts.map(literally).join("[\\s\\S]+")}\\s*$`);
  };
  const format = createFormatter(t);
  const [baht, kip] = [amountsOf(format, "THB"), amountsOf(format, "LAK")];
  return { locale, t, format, baht, kip, like };
}
