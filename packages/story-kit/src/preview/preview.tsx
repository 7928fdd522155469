import addonA11y from "@storybook/addon-a11y";
import addonDocs from "@storybook/addon-docs";
import { definePreview } from "@storybook/react-vite";
import { pinRandom } from "./pinned.ts";
import "@satang/ui/fonts.css";
import "../../../ui/src/theme/brands/contrast/theme.css.ts";
import "../../../ui/src/theme/brands/lotus/theme.css.ts";
import "../../../ui/src/theme/brands/stress/theme.css.ts";
import "../../../ui/src/theme/brands/wireframe/theme.css.ts";
import { proveStates } from "../machine-watch.ts";
import "./docs.css";
import { noPictures } from "../pictures.ts";
import { bookTheme } from "./book-theme.ts";
import { globalTypes, initialGlobals } from "./globals.ts";
import { pageGlobals } from "./page-globals.ts";
import { prepare, withSatang } from "./with-satang.tsx";

const frame = () => new Promise(requestAnimationFrame);

/** The settings of every story. */
export const settings = {
  addons: [addonA11y(), addonDocs()],
  beforeEach: pinRandom,
  loaders: [prepare],
  decorators: [withSatang],
  async afterEach(context: { readonly tags: readonly string[] }) {
    // Resize observers have run by then, so the checks read the final layout.
    await frame();
    await frame();
    await proveStates(context);
  },
  globalTypes,
  initialGlobals: { ...initialGlobals, ...pageGlobals },
  parameters: {
    ...noPictures,
    layout: "fullscreen" as const,
    a11y: { test: "error" as const },
    // The row of native attributes has no control.
    controls: { expanded: true, exclude: /^…/ },
    docs: { theme: bookTheme },
  },
};

/** For `preview.meta` of a file of stories. */
// biome-ignore lint/style/noDefaultExport: Storybook requires the default export of a preview
export default definePreview(settings);
