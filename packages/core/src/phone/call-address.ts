import { phoneDigits } from "./phone.ts";

/**
 * The address that calls a number, `null` for a text that is no number. The country code stays, because the member may be
 * abroad.
 * @example callAddress("+66 (0)2-123-4567") // "tel:+6621234567"
 */
export function callAddress(text: string): string | null {
  const number = phoneDigits(text).replace(/^\+660/, "+66");
  return /^\+?\d{2,15}$/.test(number) ? `tel:${number}` : null;
}
