import { describe, expect, it } from "vitest";
import { cleanUsername } from "./clean-username.ts";

describe("a username", () => {
  it.each([
    [" 081-234 5678 ", "0812345678"],
    ["+66812345678", "0812345678"],
    ["tel:+66-81-234-5678", "0812345678"],
    ["\u202a\u200e081\u00a0234\u00a05678\u202c", "0812345678"],
    [" somchai.99 ", "somchai.99"],
    ["\u200bSomChai\u00a0", "SomChai"],
    ["ｓｏｍｃｈａｉ", "somchai"],
    ["081.234.5678", "0812345678"],
    // A name of digits has its separators.
    ["007.007", "007.007"],
    ["1-2-3", "1-2-3"],
    ["(7)", "(7)"],
    ["12 34", "12 34"],
    ["๐๐๗.๐๐๗", "007.007"],
    ["081-234-567", "081-234-567"],
    ["007007", "007007"],
    ["๐๐๗", "007"],
  ])("%j is %j", (typed, username) => {
    expect(cleanUsername(typed)).toBe(username);
  });

  it("keeps the country code in the Lao edition, as a registration does", () => {
    expect(cleanUsername("+856 20 5555 1234", "lao")).toBe("8562055551234");
    expect(cleanUsername("020 5555-1234", "lao")).toBe("02055551234");
  });
});
