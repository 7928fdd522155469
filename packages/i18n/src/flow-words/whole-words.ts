import { loadLocale } from "../loading/load-locale.ts";
import { createWordsLoader } from "./create-words-loader.ts";

/** In place of the words of one flow, while the source is run: the build alone knows which messages a flow shows. */
export const wholeWords = createWordsLoader({
  th: () => loadLocale("th"),
  la: () => loadLocale("la"),
  en: () => loadLocale("en"),
});
