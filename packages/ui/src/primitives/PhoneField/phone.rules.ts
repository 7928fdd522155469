import { latinDigits } from "../../text/latin-digits.ts";

/** Whose numbers: Thailand's country code becomes the leading 0, Laos' digits stay as they are. */
export type PhoneRegion = "th" | "la";

/**
 * Digits of a phone number as typed: separators go, and in Thailand `+66` or `0066` becomes `0` (decision 23).
 * @example phoneDigits("+66 81-234-5678", "th") // "0812345678"
 */
export function phoneDigits(text: string, region: PhoneRegion): string {
  const plain = latinDigits(text).replace(/[^\d+]/g, "");
  const national = region === "th" ? plain.replace(/^(?:\+|00)66(?:\(0\)|0)?/, "0") : plain;
  return national.replace(/\D/g, "");
}

/** `081 234 5678` for ten digits; anything else as it is. */
export function phoneShown(digits: string): string {
  return digits.replace(/^(\d{3})(\d{3})(\d{4})$/, "$1 $2 $3");
}

/** What may stand in the field while it is written: digits in Latin, separators and a plus. */
export function phoneDraft(text: string): string {
  return latinDigits(text).replace(/[^\d+\-() .]/g, "");
}
