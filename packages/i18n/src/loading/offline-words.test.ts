import { expect, test } from "vitest";
import { PSEUDO_LOCALE } from "../locale/locale.ts";
import { defineLocale } from "../own-language/define-locale.ts";
import { createTranslator } from "../translator/create-translator.ts";
import { loadLocale } from "./load-locale.ts";
import { offlineWords } from "./offline-words.ts";

const KEYS = ["ui.emptyState.offline", "common.action.retry"] as const;

test.each(["th", "la", "en"] as const)(
  "the words without a connection are those of the whole language %s",
  async (locale) => {
    const { locale: shown, catalogue } = offlineWords(locale);
    const few = createTranslator(locale, catalogue);
    const all = createTranslator(locale, await loadLocale(locale));
    expect(shown).toBe(locale);
    expect(KEYS.map((key) => few(key))).toEqual(KEYS.map((key) => all(key)));
  },
);

test.each([
  ["the pseudo-locale", PSEUDO_LOCALE],
  [
    "a language of a host",
    defineLocale({ tag: "vi", name: "Tiếng Việt", base: "en", catalogue: {} }),
  ],
] as const)("the words of %s without a connection are in English", (_, locale) => {
  expect(offlineWords(locale).locale).toBe("en");
});
