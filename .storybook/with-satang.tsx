import { type Catalogue, type DisplayLocale, loadLocale } from "@satang/i18n";
import type { Decorator, Loader } from "@storybook/react-vite";
// Not from "@satang/ui": what the preview imports re-shoots every story when it changes.
import { I18nProvider } from "../packages/ui/src/i18n/I18nProvider.tsx";
import { ThemeScope } from "../packages/ui/src/theme/scope/ThemeScope.tsx";
import { wearMotion } from "./motion.ts";

/** What stands before a story's first paint, as in the app: its messages, and the motion that was asked for. */
export const prepare: Loader = async ({ globals }) => {
  wearMotion(globals.motion);
  return { catalogue: await loadLocale(globals.locale as DisplayLocale) };
};

/** Among the words of a documentation page a story is no screen of its own. */
const inDocs = { minHeight: 0, padding: 24 };
/** Shadows and focus rings at the edges belong to the picture. */
const framed = { padding: 16 };

/** Every story stands on a page of the chosen brand, in the chosen language. */
export const withSatang: Decorator = (Story, { globals, loaded, parameters, viewMode }) => (
  <I18nProvider
    locale={globals.locale as DisplayLocale}
    catalogue={loaded.catalogue as Catalogue}
    scope="document"
  >
    <ThemeScope
      theme={globals.theme as string}
      surface="page"
      {...(viewMode === "docs" ? { style: inDocs } : parameters.framed && { style: framed })}
    >
      <Story />
    </ThemeScope>
  </I18nProvider>
);
