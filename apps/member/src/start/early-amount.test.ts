import { expect, test } from "vitest";
import { earlyAmount } from "./early-amount.rules.ts";

const BAHT = "\u0E3F";
const KIP = "\u20AD";

test.each([
  [
    { wallet: { amount: 12480.5 }, profile: {} },
    "TH",
    { currency: BAHT, integer: "12,480", decimals: "50" },
  ],
  [
    { wallet: { amount: 0 }, profile: { currency: "BAHT" } },
    "LA",
    { currency: BAHT, integer: "0", decimals: "00" },
  ],
  [
    { wallet: { amount: 250000 }, profile: { currency: "LAK" } },
    "LA",
    { currency: KIP, integer: "250,000", decimals: "" },
  ],
  [
    { wallet: { amount: 9999999.99 } },
    "TH",
    { currency: BAHT, integer: "9,999,999", decimals: "99" },
  ],
] as const)("%j in %s is shown before the app has loaded", (reply, country, parts) => {
  expect(earlyAmount(reply, country)).toEqual({ sign: "", ...parts });
});

test.each([
  ["has no currency in the Lao edition", { wallet: { amount: 1 }, profile: {} }, "LA"],
  ["needs a smaller size", { wallet: { amount: 10_000_000 } }, "TH"],
  ["is negative", { wallet: { amount: -1 } }, "TH"],
  ["is no number", { wallet: { amount: "12" } }, "TH"],
  ["is missing", { wallet: {} }, "TH"],
  ["is in no wallet", {}, "TH"],
  ["is in no reply", null, "TH"],
  ["is in a text", "wallet", "TH"],
] as const)("a balance that %s is left to the app", (_, reply, country) => {
  expect(earlyAmount(reply, country)).toBeNull();
});
