import addonA11y from "@storybook/addon-a11y";
import addonDocs from "@storybook/addon-docs";
import { definePreview } from "@storybook/react-vite";
import "@satang/ui/fonts.css";
import "../packages/ui/src/theme/brands/contrast/theme.css.ts";
import "../packages/ui/src/theme/brands/lotus/theme.css.ts";
import "../packages/ui/src/theme/brands/stress/theme.css.ts";
import "../packages/ui/src/theme/brands/wireframe/theme.css.ts";
import { proveStates } from "../packages/ui/test/machine-watch.ts";
import { globalTypes, initialGlobals } from "./globals.ts";
import { noPictures } from "./modes.ts";
import { pageGlobals } from "./page-globals.ts";
import { prepare, withSatang } from "./with-satang.tsx";

const frame = () => new Promise(requestAnimationFrame);

export default definePreview({
  addons: [addonA11y(), addonDocs()],
  loaders: [prepare],
  decorators: [withSatang],
  async afterEach(context) {
    // What watches its own size has been told by then: judged is what a person gets.
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
    controls: { expanded: true },
  },
});
