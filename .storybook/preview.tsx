import addonA11y from "@storybook/addon-a11y";
import addonDocs from "@storybook/addon-docs";
import { definePreview } from "@storybook/react-vite";
import { themes } from "storybook/theming";
import { pinRandom } from "./pinned.ts";
import "@satang/ui/fonts.css";
import "../packages/ui/src/theme/brands/contrast/theme.css.ts";
import "../packages/ui/src/theme/brands/lotus/theme.css.ts";
import "../packages/ui/src/theme/brands/stress/theme.css.ts";
import "../packages/ui/src/theme/brands/wireframe/theme.css.ts";
import { proveStates } from "@satang/story-kit/machine-watch";
import "./docs.css";
import { globalTypes, initialGlobals } from "./globals.ts";
import { noPictures } from "./modes.ts";
import { pageGlobals } from "./page-globals.ts";
import { prepare, withSatang } from "./with-satang.tsx";

const frame = () => new Promise(requestAnimationFrame);

export default definePreview({
  addons: [addonA11y(), addonDocs()],
  beforeEach: pinRandom,
  loaders: [prepare],
  decorators: [withSatang],
  async afterEach(context) {
    // Resize observers have run by then, so the checks read the final layout.
    await frame();
    await frame();
    await proveStates(context);
  },
  globalTypes,
  initialGlobals: { ...initialGlobals, ...pageGlobals },
  parameters: {
    ...noPictures,
    layout: "fullscreen",
    a11y: { test: "error" },
    // The row of native attributes has no control.
    controls: { expanded: true, exclude: /^…/ },
    docs: { theme: themes.normal },
    options: {
      // Storybook reads this list without running it; a test compares it with groups.ts.
      storySort: {
        method: "alphabetical",
        order: [
          "Introduction",
          "Guides",
          "Theming",
          "Layout",
          "Text and money",
          "Actions",
          "Forms",
          "Overlays",
          "Navigation",
          "Feedback",
          "Media",
          "Helpers",
          "Flows",
          "Pictures",
        ],
      },
    },
  },
});
