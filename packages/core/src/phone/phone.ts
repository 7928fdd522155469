import { cleanDigits } from "../typed/clean-digits.ts";
import { phoneText } from "../typed/phone-text.ts";

/** The edition of the service: the Lao edition has its own phone rule and a second currency. */
export type Edition = "thai" | "lao";

/** A phone number in Latin digits, with a country code as written; a `tel:` link is its number. */
export const phoneDigits = (text: string): string => cleanDigits(phoneText(text));

/**
 * A phone number as the service stores it: separators are removed and, in the Thai edition, `+66`
 * and `0066` become `0` (decision 23). A `tel:` link is read as its number. Any other character stays, also the `+` of another
 * country in the Thai edition, so that the number is refused and not guessed.
 * @example normalisePhone("+66 81-234-5678", "thai") // "0812345678"
 */
export function normalisePhone(text: string, edition: Edition = "thai"): string {
  const plain = phoneDigits(text);
  return edition === "thai" ? plain.replace(/^(?:\+|00)660?/, "0") : plain.replace(/^\+/, "");
}

/** Whether a normalised number is valid: 10 digits in the Thai edition, any digits in the Lao one (decision 23). */
export const isPhone = (phone: string, edition: Edition = "thai"): boolean =>
  edition === "lao" ? /^\d+$/.test(phone) : /^\d{10}$/.test(phone);
