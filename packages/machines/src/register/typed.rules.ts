import { cleanDigits } from "@satang/core";

/** An invite code, `PR` + id, from a link or the storage; `null` for a malformed or missing one (decision 21). */
export function parseInviteCode(text: string | null | undefined): string | null {
  return text && /^PR[A-Za-z0-9_-]{1,64}$/.test(text) ? text : null;
}

/** Whether nothing was typed but spaces. */
export const isBlank = (text: string): boolean => text.trim() === "";

/** Whether a typed account number has digits only, apart from the separators of a bank book. */
export const isAccountNumber = (text: string): boolean => /^\d+$/.test(cleanDigits(text));

/** A name as in a bank book: upper case, single spaces. */
export function toBankName(...parts: readonly string[]): string {
  return parts
    .map((part) => part.trim().replace(/\s+/g, " "))
    .filter(Boolean)
    .join(" ")
    .toUpperCase();
}

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
  return !rule.banks.includes(bankCode.trim().toUpperCase()) || rule.pattern.test(name.trim());
}
