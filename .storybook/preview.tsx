import addonA11y from "@storybook/addon-a11y";
import addonDocs from "@storybook/addon-docs";
import { definePreview } from "@storybook/react-vite";
import "@satang/ui/fonts.css";
import { proveStates } from "../packages/ui/test/machine-probe.ts";
import { globalTypes, initialGlobals } from "./globals.ts";
import { loadMessages, withSatang } from "./with-satang.tsx";

export default definePreview({
  addons: [addonA11y(), addonDocs()],
  loaders: [loadMessages],
  decorators: [withSatang],
  afterEach: proveStates,
  globalTypes,
  initialGlobals,
  parameters: {
    layout: "fullscreen",
    a11y: { test: "error" },
    controls: { expanded: true },
  },
});
