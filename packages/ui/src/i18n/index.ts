export { createI18n } from "./create-i18n.ts";
export type { I18n } from "./I18nContext.ts";
export type { I18nProviderProps } from "./I18nProvider.tsx";
export { I18nProvider } from "./I18nProvider.tsx";
export { useI18n } from "./use-i18n.ts";
