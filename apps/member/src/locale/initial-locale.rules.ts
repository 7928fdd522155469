import { isLocale, type Locale } from "@satang/i18n";

/** The stored language if it is one of ours, else the build's: Thai, or Lao in the Lao build. */
export function initialLocale(stored: string | undefined, country: "TH" | "LA"): Locale {
  if (isLocale(stored)) return stored;
  return country === "LA" ? "la" : "th";
}
