import { toLatinDigits } from "../digits/latin-digits.ts";
import { isSatang, type Satang } from "./satang.ts";

/** Why a typed amount is refused. */
export type AmountProblem = "empty" | "notANumber" | "tooManyDecimals" | "tooLarge";

/** A typed amount after reading. */
export type ParsedAmount =
  | { readonly ok: true; readonly satang: Satang }
  | { readonly ok: false; readonly problem: AmountProblem };

/** Ten trillion satang: far more than any wallet holds, and still exact as a JSON number. */
const LARGEST = 10_000_000_000_000;
const FORM = /^(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d*))?$/;

/**
 * Reads an amount in baht as typed. More than two decimals are refused, not rounded; a comma counts only between
 * thousands, so that "1,5" is never taken for 15.
 * @example parseAmount("1,234.5") // { ok: true, satang: 123450 }
 */
export function parseAmount(text: string): ParsedAmount {
  const plain = toLatinDigits(text).replace(/[\s\u00a0฿₭]/g, "");
  if (plain === "") return { ok: false, problem: "empty" };
  const [, baht = "", decimals = ""] = FORM.exec(plain) ?? [];
  if (baht === "" && decimals === "") return { ok: false, problem: "notANumber" };
  if (decimals.length > 2) return { ok: false, problem: "tooManyDecimals" };
  const amount = Number(`${baht.replaceAll(",", "") || "0"}${decimals.padEnd(2, "0")}`);
  return isSatang(amount) && amount <= LARGEST
    ? { ok: true, satang: amount }
    : { ok: false, problem: "tooLarge" };
}
