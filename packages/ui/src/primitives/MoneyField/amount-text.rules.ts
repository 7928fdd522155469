import { latinDigits } from "../../text/latin-digits.ts";

/** Why a text was refused; the previous amount stays. */
export type AmountRefusal = "tooManyDecimals" | "digitsOnly" | "tooLarge";

/** Result of reading the text in the field. */
export type AmountText =
  | {
      ok: true /** The text of the field. */;
      draft: string /** Plain: `1234.5`. */;
      value: string;
    }
  | { ok: false; refusal: AmountRefusal };

const PLAIN = /^(\d*)(?:\.(\d*))?$/;
/** Digits before the point: more than any wallet holds, and exact as a number. */
const MOST_DIGITS = 12;
const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;

/**
 * Reads an amount in baht while it is typed. Thai, Lao and full-width digits become Latin, a
 * currency sign and spaces are removed; a comma counts only between thousands, and more than two
 * decimals are refused, never rounded (decision 5).
 */
export function readAmountText(text: string): AmountText {
  const bare = latinDigits(text).replace(/[\s\u00a0฿₭]/gu, "");
  const draft = GROUPED.test(bare) ? bare.replaceAll(",", "") : bare;
  const match = PLAIN.exec(draft);
  if (!match) return { ok: false, refusal: "digitsOnly" };
  const [, whole = "", decimals] = match;
  if (decimals && decimals.length > 2) return { ok: false, refusal: "tooManyDecimals" };
  if (!whole && !decimals) return { ok: true, draft, value: "" };
  const plain = whole.replace(/^0+(?=\d)/, "") || "0";
  if (plain.length > MOST_DIGITS) return { ok: false, refusal: "tooLarge" };
  return { ok: true, draft, value: decimals ? `${plain}.${decimals}` : plain };
}

/** The same amount grouped, as shown when the field loses the focus: `12480.5` → `12,480.50`. */
export function groupAmountText(value: string): string {
  const [whole = "", decimals] = value.split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return decimals === undefined ? grouped : `${grouped}.${decimals.padEnd(2, "0")}`;
}
