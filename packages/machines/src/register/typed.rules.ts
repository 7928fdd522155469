import { cleanBankName, cleanDigits } from "@satang/core";

/** Whether a typed account number has digits only, apart from the separators of a bank book. */
export const isAccountNumber = (text: string): boolean => /^\d+$/.test(cleanDigits(text));

/** Banks that accept Latin account names only (decision 24). */
export type LatinOnlyRule = {
  /** Codes of the banks, for example `KTB`. */
  readonly banks: readonly string[];
  /** Names that these banks accept. */
  readonly pattern: RegExp;
};

/** The specified default: KTB, TMB, BBL; letters and spaces. */
export const latinOnlyRule: LatinOnlyRule = {
  banks: ["KTB", "TMB", "BBL"],
  pattern: /^[A-Za-z ]+$/,
};

/** Whether this bank accepts this account name; the code is read in any case. */
export function isBankNameAllowed(
  bankCode: string,
  name: string,
  rule: LatinOnlyRule = latinOnlyRule,
): boolean {
  return (
    !rule.banks.includes(bankCode.trim().toUpperCase()) || rule.pattern.test(cleanBankName(name))
  );
}
