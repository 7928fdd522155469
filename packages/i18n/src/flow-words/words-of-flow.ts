import { loadLocale } from "../loading/load-locale.ts";
import type { Locale } from "../locale/locale.ts";
import type { Catalogue } from "../messages/catalogue.types.ts";
import { createWordsLoader } from "./create-words-loader.ts";
import type { FlowWordsName } from "./flow-words.data.ts";
import { pathsOfFlow } from "./paths-of-flow.ts";
import { pickWords } from "./pick-words.ts";
import type { WordsLoader } from "./words-loader.types.ts";

/**
 * The words of a flow, picked from the whole language when they are loaded. The published package has them in files of
 * their own, which `scripts/write-flow-words.ts` writes.
 */
export function wordsOfFlow(flow: FlowWordsName): WordsLoader {
  const pick = (locale: Locale) => async () =>
    // The words of other flows are missing on purpose; development warns of one that is shown.
    pickWords(await loadLocale(locale), pathsOfFlow(flow)) as Catalogue;
  return createWordsLoader({ th: pick("th"), la: pick("la"), en: pick("en") });
}
