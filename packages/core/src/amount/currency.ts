import type { Edition } from "../phone/phone.ts";

/** The currencies of members by their ISO 4217 codes: baht, and kip in the Lao edition (decision 49). */
export type Currency = "THB" | "LAK";

/** The same on the wire, which has another word for baht. */
export type WireCurrency = "BAHT" | "LAK";

type CurrencyRule = {
  readonly sign: string;
  readonly wire: WireCurrency;
  /** Whether a whole amount is written without `.00`. */
  readonly hidesZeroDecimals: boolean;
};

const RULES: Readonly<Record<Currency, CurrencyRule>> = {
  THB: { sign: "฿", wire: "BAHT", hidesZeroDecimals: false },
  LAK: { sign: "₭", wire: "LAK", hidesZeroDecimals: true },
};

/** `฿` or `₭`. */
export const currencySign = (currency: Currency): string => RULES[currency].sign;

/** Whether a whole amount is written without `.00` (decision 49). */
export const hidesZeroDecimals = (currency: Currency): boolean => RULES[currency].hidesZeroDecimals;

/** The currency of a member that the service has named none for: that of the edition (journey.txt §9). */
export const editionCurrency = (edition: Edition): Currency => (edition === "lao" ? "LAK" : "THB");

/** Whether a value is the code of a currency. */
export const isCurrency = (value: unknown): value is Currency =>
  typeof value === "string" && Object.hasOwn(RULES, value);

/** Reads the word of the wire; `null` for a missing or unknown one. */
export function toCurrency(word: unknown): Currency | null {
  if (word === "BAHT") return "THB";
  return word === "LAK" ? "LAK" : null;
}

/** Writes the word of the wire. */
export const toWireCurrency = (currency: Currency): WireCurrency => RULES[currency].wire;
