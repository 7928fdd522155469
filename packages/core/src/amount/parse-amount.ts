import { toLatinDigits } from "../digits/latin-digits.ts";
import { amountDigits, type Satang, satang, WIRE_DIGITS } from "./satang.ts";

/** Why a typed amount is refused. */
export type AmountProblem = "empty" | "notANumber" | "tooManyDecimals" | "tooLarge";

/** A typed amount after reading. */
export type ParsedAmount =
  | { readonly ok: true; readonly satang: Satang }
  | { readonly ok: false; readonly problem: AmountProblem };

const PLAIN = /^(\d*)(?:\.(\d*))?$/;
const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;

/**
 * A typed amount without what only decorates it: Latin digits, no spaces, no currency sign, no commas between thousands.
 * Anything else stays, so that the amount is refused.
 * @example plainAmount("฿ ๑,๒๓๔.๕") // "1234.5"
 */
export function plainAmount(text: string): string {
  const plain = toLatinDigits(text).replace(/[\s\u00a0฿₭]/g, "");
  return GROUPED.test(plain) ? plain.replaceAll(",", "") : plain;
}

/**
 * Reads an amount as typed, in baht or kip. More than two decimals are refused, not rounded; a comma counts only between
 * thousands, so that "1,5" is never taken for 15.
 * @example parseAmount("1,234.5") // { ok: true, satang: 123450 }
 */
export function parseAmount(text: string): ParsedAmount {
  const plain = plainAmount(text);
  if (plain === "") return { ok: false, problem: "empty" };
  const [, typed = "", decimals = ""] = PLAIN.exec(plain) ?? [];
  if (typed === "" && decimals === "") return { ok: false, problem: "notANumber" };
  if (decimals.length > 2) return { ok: false, problem: "tooManyDecimals" };
  const whole = typed.replace(/^0+/, "");
  if (whole.length > WIRE_DIGITS) return { ok: false, problem: "tooLarge" };
  return { ok: true, satang: satang(Number(`${whole}${decimals.padEnd(2, "0")}`)) };
}

/**
 * Writes an amount as a member would type it: decimals only where there are any, no commas.
 * @example typedAmount(satang(123450)) // "1234.50"
 */
export function typedAmount(amount: Satang): string {
  const { sign, whole, decimals } = amountDigits(amount);
  return decimals === "00" ? `${sign}${whole}` : `${sign}${whole}.${decimals}`;
}
