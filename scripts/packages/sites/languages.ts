import type { DisplayLocale } from "@satang/i18n";
import { LANGUAGES, languageOf } from "../../../apps/partner/vite/languages.ts";
import type { Place } from "./site.types.ts";

/** The locale of a page: that of its language, or one that the site defines. */
export const localeIn = async ({
  language,
  localeOf,
}: Pick<Place, "language" | "localeOf">): Promise<DisplayLocale> =>
  localeOf ? localeOf() : LANGUAGES[languageOf(language)].locale;
