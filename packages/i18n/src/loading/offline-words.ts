import { type DisplayLocale, isLocale, type Locale } from "../locale/locale.ts";
import type { Catalogue } from "../messages/catalogue.types.ts";

/**
 * Title and button. Copies of the catalogues' texts, which a test compares: they are part of the code, and the
 * catalogues are not. U+2060 keeps words whole, as `keepWordsWhole` does.
 */
const TEXTS: Readonly<Record<Locale, readonly [string, string]>> = {
  th: ["เชื่อมต่อไม่ได้", "ลอง\u2060อีก\u2060ครั้ง"],
  la: ["ເຊື່ອມ\u2060ຕໍ່ບໍ່ໄດ້", "ລອງໃໝ່ອີກ\u2060ຄັ້ງ"],
  en: ["No connection", "Try again"],
};

/** The words of the page about a lost connection, which need no connection, and their language. */
export type OfflineWords = { readonly locale: Locale; readonly catalogue: Catalogue };

/**
 * The words for "no connection" and "try again" alone, for when the other ones could not be loaded. Those of a language of
 * a host are in English.
 */
export function offlineWords(wanted: DisplayLocale): OfflineWords {
  const locale = isLocale(wanted) ? wanted : "en";
  const [offline, retry] = TEXTS[locale];
  const words = { common: { action: { retry } }, ui: { emptyState: { offline, offlineText: "" } } };
  // Messages are missing on purpose; `createTranslator` accepts that.
  return { locale, catalogue: words as unknown as Catalogue };
}
