import { LANGUAGES } from "../../../apps/partner/vite/languages.ts";

/** The locale of a page: that of its language, or one that the site defines. */
export const localeIn = ({ language, localeOf }) => localeOf?.() ?? LANGUAGES[language].locale;
