import { describe, expect, it } from "vitest";
import { findBankAccountNameProblem, mustFixBankAccountName } from "./bank-account-name.rules.ts";

const THAI = "มานี มีนา";

describe("a bank account name must be fixed before a deposit", () => {
  it.each([
    ["KTB", THAI, true],
    ["TMB", THAI, true],
    ["BBL", "MANEE มีนา", true],
    ["ktb", THAI, true],
    ["BBL", "", true],
    ["KTB", "MANEE MEENA", false],
    ["KTB", "Manee Meena", false],
    ["SCB", THAI, false],
  ])("%s, %s: %s", (bankCode, bankAccountName, expected) => {
    expect(mustFixBankAccountName({ bankCode, bankAccountName })).toBe(expected);
  });

  it("for the banks of a partner's own rule", () => {
    const rule = { banks: ["SCB"], pattern: /^[a-z]+$/i };
    expect(mustFixBankAccountName({ bankCode: "SCB", bankAccountName: THAI }, rule)).toBe(true);
    expect(mustFixBankAccountName({ bankCode: "KTB", bankAccountName: THAI }, rule)).toBe(false);
  });
});

describe("a typed bank account name", () => {
  it.each([
    ["", "required"],
    ["   ", "required"],
    [THAI, "latinOnly"],
    ["MANEE 2", "latinOnly"],
    ["MANEE-MEENA", "latinOnly"],
    ["MANEE\tMEENA", null],
    ["\u202aMANEE\u00a0MEENA\u202c\u200b", null],
    ["\u200b", "required"],
    ["MANEE MEENA", null],
    [" MANEE  MEENA ", null],
  ])("%j: %s", (name, problem) => {
    expect(findBankAccountNameProblem(name)).toBe(problem);
  });
});
