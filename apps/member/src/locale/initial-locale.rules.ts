import { isLocale, type Locale } from "@satang/i18n";

/** The stored language if it is supported, otherwise that of the build: Thai, or Lao in the Lao build. */
export function initialLocale(stored: string | undefined, country: "TH" | "LA"): Locale {
  if (isLocale(stored)) return stored;
  return country === "LA" ? "la" : "th";
}
