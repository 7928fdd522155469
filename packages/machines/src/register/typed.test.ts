import { expect, test } from "vitest";
import { isBankNameAllowed, parseInviteCode, toBankName } from "./typed.rules.ts";

test("an invite code is PR and an id, anything else is ignored", () => {
  expect(parseInviteCode("PR1001")).toBe("PR1001");
  expect(parseInviteCode("PR65f1c0ffee")).toBe("PR65f1c0ffee");
  for (const wrong of ["PR", "1001", "pr1001", "PR<script>", "PR1 2", "", null, undefined])
    expect(parseInviteCode(wrong)).toBeNull();
});

test("a bank name is trimmed, joined by one space and upper case", () => {
  expect(toBankName(" somchai ", " jai  dee ")).toBe("SOMCHAI JAI DEE");
  expect(toBankName("สมชาย", "ใจดี")).toBe("สมชาย ใจดี");
});

test("only KTB, TMB and BBL need Latin names, unless the host has another rule", () => {
  for (const bank of ["KTB", "TMB", "BBL"]) {
    expect(isBankNameAllowed(bank, "สมชาย")).toBe(false);
    expect(isBankNameAllowed(bank, "SOMCHAI 2")).toBe(false);
    expect(isBankNameAllowed(bank, "SOMCHAI JAIDEE")).toBe(true);
  }
  expect(isBankNameAllowed("KBANK", "สมชาย")).toBe(true);
  expect(isBankNameAllowed("KBANK", "สมชาย", { banks: ["KBANK"], pattern: /^[A-Z]+$/ })).toBe(
    false,
  );
});
