import { phoneText, toLatinDigits } from "@satang/core";

/** What may be in the field while it is being typed: Latin digits, separators and a plus. */
export const toPhoneDraft = (text: string): string =>
  toLatinDigits(phoneText(text)).replace(/[^\d+\-() .]/g, "");
