import { cleanCode } from "../typed/clean-code.ts";
import { type Edition, isPhone, normalisePhone } from "./phone.ts";

/**
 * A username as the service stores it: a phone number in digits, another name as typed, also one of digits (`007.007`).
 * A password has no such rule: it is never changed.
 * @example cleanUsername("tel:+66-81-234-5678") // "0812345678"
 */
export function cleanUsername(text: string, edition: Edition = "thai"): string {
  const phone = normalisePhone(text, edition);
  return isPhone(phone, edition) ? phone : cleanCode(text);
}
