import { type Catalogue, type DisplayLocale, loadLocale } from "@satang/i18n";
import { I18nProvider, ThemeScope } from "@satang/ui";
import type { Decorator, Loader } from "@storybook/react-vite";

/** The messages of the story's language are there before its first paint, as in the app. */
export const loadMessages: Loader = async ({ globals }) => ({
  catalogue: await loadLocale(globals.locale as DisplayLocale),
});

/** Every story stands on a page of the chosen brand, in the chosen language. */
export const withSatang: Decorator = (Story, { globals, loaded }) => (
  <I18nProvider
    locale={globals.locale as DisplayLocale}
    catalogue={loaded.catalogue as Catalogue}
    scope="document"
  >
    <ThemeScope theme={globals.theme as string} surface="page">
      <Story />
    </ThemeScope>
  </I18nProvider>
);
