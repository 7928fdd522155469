import { isLocale, type Locale } from "@satang/i18n";

/** Facts that decide about the language of the first paint. */
export interface FirstLanguage {
  /** The choice that was stored on this device. */
  readonly stored: string | undefined;
  /** Languages of the device, BCP 47, the preferred one first. */
  readonly device: readonly string[];
  readonly country: "TH" | "LA";
}

/**
 * The stored language if it is supported, otherwise the first of the device's languages that is,
 * otherwise that of the build: Thai, or Lao in the Lao build (decision 50).
 */
export function initialLocale({ stored, device, country }: FirstLanguage): Locale {
  if (isLocale(stored)) return stored;
  for (const tag of device) {
    const language = /^(?:th|lo|en)\b/i.exec(tag)?.[0].toLowerCase();
    // In BCP 47, `la` is Latin.
    if (language) return language === "lo" ? "la" : (language as Locale);
  }
  return country === "LA" ? "la" : "th";
}
