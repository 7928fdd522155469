import { defineMain } from "@storybook/react-vite/node";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";

const conditions = ["@satang/source"];

export default defineMain({
  framework: "@storybook/react-vite",
  stories: ["../packages/ui/src/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), vanillaExtractPlugin()],
    resolve: {
      ...config.resolve,
      conditions: [
        ...conditions,
        ...(config.resolve?.conditions ?? ["module", "browser", "development|production"]),
      ],
    },
  }),
});
