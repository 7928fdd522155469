import { type Catalogue, type DisplayLocale, loadLocale } from "@satang/i18n";
import type { Decorator, Loader } from "@storybook/react-vite";
// Not from "@satang/ui": a change of any import of the preview takes pictures of every story.
import { ThemeScope } from "../../../ui/src/theme/scope/ThemeScope.tsx";
import { applyMotion } from "./motion.ts";
import { StoryLanguage } from "./StoryLanguage.tsx";

/** Loaded before a story's first paint, as in the app: its messages, and the chosen motion. */
export const prepare: Loader = async ({ globals }) => {
  applyMotion(globals.motion);
  return { catalogue: await loadLocale(globals.locale as DisplayLocale) };
};

/** On a documentation page a story does not fill the screen; a block may set its edge. */
const inDocs = { minHeight: 0, padding: "24px var(--story-edge, 24px)" };
/** Shadows and focus rings at the edges belong to the picture. */
const framed = { padding: 16 };

/** Renders every story on a page with the chosen brand, in the chosen language. */
export const withSatang: Decorator = (Story, { globals, loaded, parameters, viewMode }) => (
  <StoryLanguage
    locale={globals.locale as DisplayLocale}
    catalogue={loaded.catalogue as Catalogue}
    scope={viewMode === "docs" ? "element" : "document"}
  >
    <ThemeScope
      theme={globals.theme as string}
      surface="page"
      {...(viewMode === "docs" ? { style: inDocs } : parameters.framed && { style: framed })}
    >
      <Story />
    </ThemeScope>
  </StoryLanguage>
);
