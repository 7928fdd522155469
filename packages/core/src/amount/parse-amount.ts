import { cleanAmount } from "../typed/clean-amount.ts";
import { amountDigits, type Satang, satang, WIRE_DIGITS } from "./satang.ts";

/** Why a typed amount is refused. */
export type AmountProblem = "empty" | "notANumber" | "tooManyDecimals" | "tooLarge";

/** A typed amount after reading. */
export type ParsedAmount =
  | { readonly ok: true; readonly satang: Satang }
  | { readonly ok: false; readonly problem: AmountProblem };

/** Spaces and the sign of a currency around the number. */
const AROUND = /^[\s฿₭]+|[\s฿₭]+$/g;
const NUMBER = /^(\d*)(?:[.,](\d*))?$/;
/** Number with one sign between all thousands. A comma between them leaves the point alone as the decimal sign. */
const GROUPED = /^[1-9]\d{0,2}(?:(?:,\d{3})+(?:\.\d*)?|(?:\s\d{3})+(?:[.,]\d*)?)$/;

function withoutGroups(text: string): string {
  if (!GROUPED.test(text)) return text;
  return /\s/.test(text) ? text.replace(/\s/g, "") : text.replaceAll(",", "");
}

/**
 * A typed amount as a plain number: a point as its decimal sign, nothing between thousands, no sign of a currency. Anything
 * else stays, so that the amount is refused.
 * @example plainAmount("฿ ๑,๒๓๔.๕") // "1234.5"
 */
export function plainAmount(text: string): string {
  const number = withoutGroups(cleanAmount(text).replace(AROUND, ""));
  return NUMBER.test(number) ? number.replace(",", ".") : number;
}

/**
 * Reads an amount as typed, in baht or kip (decision 5). A point is the decimal sign, and so is a comma with one or two
 * digits after it; a comma with three digits after it groups, as do spaces. More than two decimals are refused, not rounded;
 * a second decimal sign, a letter or a sign is refused, never left out. A decimal sign alone is the beginning of an amount,
 * and counts as empty.
 * @example
 * parseAmount("1,234.5") // { ok: true, satang: 123450 }
 * parseAmount("150,50") // { ok: true, satang: 15050 }
 */
export function parseAmount(text: string): ParsedAmount {
  const match = NUMBER.exec(plainAmount(text));
  if (!match) return { ok: false, problem: "notANumber" };
  const [, typed = "", decimals = ""] = match;
  if (typed === "" && decimals === "") return { ok: false, problem: "empty" };
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
