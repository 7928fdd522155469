import { expect, it } from "vitest";
import {
  type Currency,
  currencySign,
  editionCurrency,
  hidesZeroDecimals,
  isCurrency,
  toCurrency,
  toWireCurrency,
} from "./currency.ts";

it.each<[Currency, string, string]>([
  ["THB", "BAHT", "฿"],
  ["LAK", "LAK", "₭"],
])("%s is %s on the wire and has the sign %s", (currency, word, sign) => {
  expect(toCurrency(word)).toBe(currency);
  expect(toWireCurrency(currency)).toBe(word);
  expect(currencySign(currency)).toBe(sign);
});

it.each([undefined, null, "", "EUR", "THB", "toString"])(
  "the wire names no currency with %j",
  (word) => {
    expect(toCurrency(word)).toBeNull();
  },
);

it("knows its own codes only", () => {
  expect(["THB", "LAK", "BAHT", "toString", 1].map(isCurrency)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

it("is kip in the Lao edition and baht in the Thai one, until the service names it", () => {
  expect([editionCurrency("lao"), editionCurrency("thai")]).toEqual(["LAK", "THB"]);
});

it("hides decimals that are zero in kip only", () => {
  expect([hidesZeroDecimals("LAK"), hidesZeroDecimals("THB")]).toEqual([true, false]);
});
