import type { Satang } from "./amount.rules.ts";

/** Why a typed amount is refused. */
export type AmountProblem = "empty" | "notANumber" | "tooManyDecimals" | "tooLarge";

/** A typed amount, read. */
export type ParsedAmount =
  | { readonly ok: true; readonly satang: Satang }
  | { readonly ok: false; readonly problem: AmountProblem };

/** Ten trillion satang: far above any wallet, far below what a JSON number holds exactly. */
const LARGEST: Satang = 10_000_000_000_000;
const THAI_ZERO = 0x0e50;
const LAO_ZERO = 0x0ed0;
const FULL_WIDTH_ZERO = 0xff10;
const ZEROS = [THAI_ZERO, LAO_ZERO, FULL_WIDTH_ZERO];
const FORM = /^(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d*))?$/;

function toLatinDigit(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  const zero = ZEROS.find((start) => code >= start && code <= start + 9);
  return zero === undefined ? char : String(code - zero);
}

/**
 * Shows Thai, Lao and full-width digits and marks as Latin ones; everything else stays as typed (decision 5).
 * @example toLatinDigits("๑,๒๓๔.๕๐") // "1,234.50"
 */
export function toLatinDigits(text: string): string {
  return Array.from(text, toLatinDigit)
    .join("")
    .replaceAll("\uff0e", ".")
    .replaceAll("\uff0c", ",");
}

/**
 * Reads an amount in baht as typed. More than two decimals are refused, not rounded; a comma counts only between
 * thousands, so that "1,5" is never taken for 15.
 * @example parseAmount("1,234.5") // { ok: true, satang: 123450 }
 */
export function parseAmount(text: string): ParsedAmount {
  const plain = toLatinDigits(text).replace(/[\s\u00a0฿]/g, "");
  if (plain === "") return { ok: false, problem: "empty" };
  const [, baht = "", decimals = ""] = FORM.exec(plain) ?? [];
  if (baht === "" && decimals === "") return { ok: false, problem: "notANumber" };
  if (decimals.length > 2) return { ok: false, problem: "tooManyDecimals" };
  const satang = Number(`${baht.replaceAll(",", "") || "0"}${decimals.padEnd(2, "0")}`);
  return satang > LARGEST ? { ok: false, problem: "tooLarge" } : { ok: true, satang };
}
