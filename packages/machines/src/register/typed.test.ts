import { expect, test } from "vitest";
import { isBankNameAllowed } from "./typed.rules.ts";

test("only KTB, TMB and BBL need Latin names, unless the host has another rule", () => {
  for (const bank of ["KTB", "TMB", "BBL"]) {
    expect(isBankNameAllowed(bank, "สมชาย")).toBe(false);
    expect(isBankNameAllowed(bank, "SOMCHAI 2")).toBe(false);
    expect(isBankNameAllowed(bank, "SOMCHAI JAIDEE")).toBe(true);
    expect(isBankNameAllowed(bank, "\u202aSomchai\u00a0Jai\u200bdee\u202c")).toBe(true);
  }
  expect(isBankNameAllowed("KBANK", "สมชาย")).toBe(true);
  expect(isBankNameAllowed("KBANK", "สมชาย", { banks: ["KBANK"], pattern: /^[A-Z]+$/ })).toBe(
    false,
  );
});
