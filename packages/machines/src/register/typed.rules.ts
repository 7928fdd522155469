import { toLatinDigits } from "../amount/index.ts";

/** Digits of an account number or code as typed: separators go, anything else stays to be refused. */
export function toDigits(text: string): string {
  return toLatinDigits(text).replace(/[\s\-.()/\u2010-\u2015]/g, "");
}

/**
 * A phone number as the service stores it: separators go and `+66` becomes `0` (decision 23).
 * Anything that is no digit stays, so that the number is refused rather than guessed.
 */
export function normalisePhone(text: string): string {
  return toDigits(text)
    .replace(/^\+660?/, "0")
    .replace(/^\+/, "");
}

/** Whether a normalised number is one: 10 digits in the Thai build, any digits in the Lao one. */
export function isPhone(phone: string, edition: "thai" | "lao"): boolean {
  return edition === "lao" ? /^\d+$/.test(phone) : /^\d{10}$/.test(phone);
}

/** An invite code `PR` + id out of a link or the storage; a malformed one is ignored (decision 21). */
export function parseInviteCode(text: string | null | undefined): string | undefined {
  return text && /^PR[A-Za-z0-9_-]{1,64}$/.test(text) ? text : undefined;
}

/** A name as bank books hold it: upper case, single spaces. */
export function toBankName(...parts: readonly string[]): string {
  return parts
    .map((part) => part.trim().replace(/\s+/g, " "))
    .filter(Boolean)
    .join(" ")
    .toUpperCase();
}

/** Banks that take Latin account names only (decision 24). */
export interface LatinOnlyRule {
  readonly banks: readonly string[];
  readonly pattern: RegExp;
}

/** The specified default: KTB, TMB, BBL; letters and spaces. */
export const latinOnlyRule: LatinOnlyRule = {
  banks: ["KTB", "TMB", "BBL"],
  pattern: /^[A-Za-z ]+$/,
};

/** Whether this bank takes this account name. */
export function isBankNameAllowed(
  bankCode: string,
  name: string,
  rule: LatinOnlyRule = latinOnlyRule,
): boolean {
  return !rule.banks.includes(bankCode) || rule.pattern.test(name);
}
