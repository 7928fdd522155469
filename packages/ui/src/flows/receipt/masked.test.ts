import { expect, it } from "vitest";
import { maskedAccount, maskedName } from "./masked.rules.ts";

it.each([
  ["สมชาย ใจดี", "สมชาย จ."],
  ["SOMCHAI JAIDEE", "SOMCHAI J."],
  ["MR SOMCHAI JAIDEE", "SOMCHAI J."],
  ["นาย สมชาย ใจดี", "สมชาย จ."],
  ["สมชาย ณ อยุธยา", "สมชาย อ."],
  ["ສົມໃຈ  ໄຊຍະ ", "ສົມໃຈ ຊ."],
  ["Miss Thailand", "Miss T."],
  ["Somchai", "Somchai"],
  ["", ""],
])("others read of %j only %j", (name, shown) => {
  expect(maskedName(name).replaceAll("\u00A0", " ")).toBe(shown);
});

it.each([
  ["1234567890", "••• 7890"],
  ["123-4-56789-0", "••• 7890"],
  ["789", "••• 789"],
])("others read of the account %s only its last digits", (number, shown) => {
  expect(maskedAccount(number).replaceAll("\u00A0", " ")).toBe(shown);
});
