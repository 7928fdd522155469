import { expect, it } from "vitest";
import { callAddress } from "./call-address.ts";

it.each([
  ["021234567", "tel:021234567"],
  ["1323", "tel:1323"],
  ["02-123-4567", "tel:021234567"],
  ["+66 2-123 4567", "tel:+6621234567"],
  ["+66 (0)2-123-4567", "tel:+6621234567"],
  ["+856 20 5555 1234", "tel:+8562055551234"],
  ["tel:021234567", "tel:021234567"],
  [" tel://021234567", "tel:021234567"],
  ["tel:+66-2-123-4567;ext=12", "tel:+6621234567"],
  ["tel:%2B6621234567", "tel:+6621234567"],
  ["\u202a02\u2011123\u00a04567\u202c", "tel:021234567"],
  ["\u200b02\u20131234567", "tel:021234567"],
  ["๐๒-๑๒๓-๔๕๖๗", "tel:021234567"],
  ["０２１２３４５６７", "tel:021234567"],
])("%j is called as %s", (text, address) => {
  expect(callAddress(text)).toBe(address);
});

it.each([
  "",
  "1",
  "\u200b",
  "call us",
  "javascript:alert(1)",
  "021234567x9",
  "1".repeat(16),
  "tel:",
])("%j is no number", (text) => {
  expect(callAddress(text)).toBeNull();
});
