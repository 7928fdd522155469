/** An invite code, `PR` + id, from a link or the storage; `null` for a malformed or missing one (decision 21). */
export function parseInviteCode(text: string | null | undefined): string | null {
  return text && /^PR[A-Za-z0-9_-]{1,64}$/.test(text) ? text : null;
}

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

/** Whether this bank accepts this account name. */
export function isBankNameAllowed(
  bankCode: string,
  name: string,
  rule: LatinOnlyRule = latinOnlyRule,
): boolean {
  return !rule.banks.includes(bankCode) || rule.pattern.test(name);
}
