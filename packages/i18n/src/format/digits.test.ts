import { describe, expect, it } from "vitest";
import { groupAccountNumber, groupPhone } from "./digits.ts";

describe("phone numbers", () => {
  it.each([
    ["0812345678", "081 234 5678"],
    ["081-234-5678", "081 234 5678"],
    ["08123", "08123"],
    ["02055551234", "02055551234"],
    ["somchai", "somchai"],
    ["", ""],
  ])("%s reads %s", (number, text) => {
    expect(groupPhone(number)).toBe(text);
  });
});

describe("account numbers", () => {
  it.each([
    ["1234567890", "123-456-7890"],
    ["123-4-56789-0", "123-456-7890"],
    ["123456789012", "123456789012"],
    ["12345", "12345"],
  ])("%s reads %s: 3-3-rest only for ten digits", (number, text) => {
    expect(groupAccountNumber(number)).toBe(text);
  });
});
