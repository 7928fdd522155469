import { latinDigits } from "../../text/latin-digits.ts";

/**
 * Country of the numbers: in Thailand the country code becomes the leading 0, in Laos the digits
 * stay unchanged.
 */
export type PhoneRegion = "th" | "la";

/**
 * Digits of a typed phone number: separators are removed, and in Thailand `+66` or `0066` becomes
 * `0` (decision 23).
 * @example phoneDigits("+66 81-234-5678", "th") // "0812345678"
 */
export function phoneDigits(text: string, region: PhoneRegion): string {
  const plain = latinDigits(text).replace(/[^\d+]/g, "");
  const national = region === "th" ? plain.replace(/^(?:\+|00)66(?:\(0\)|0)?/, "0") : plain;
  return national.replace(/\D/g, "");
}

/** `081 234 5678` for ten digits; any other number unchanged. */
export function phoneShown(digits: string): string {
  return digits.replace(/^(\d{3})(\d{3})(\d{4})$/, "$1 $2 $3");
}

/** The text that is allowed while typing: Latin digits, separators and a plus. */
export function phoneDraft(text: string): string {
  return latinDigits(text).replace(/[^\d+\-() .]/g, "");
}
