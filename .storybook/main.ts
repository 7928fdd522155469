import { defineMain } from "@storybook/react-vite/node";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defaultClientConditions } from "vite";
import { anatomies } from "./blocks/anatomy-plugin.ts";

export default defineMain({
  framework: "@storybook/react-vite",
  stories: [
    "./docs/*.mdx",
    "../packages/ui/src/**/*.mdx",
    "../packages/ui/src/**/*.stories.tsx",
    "./studio/*.stories.tsx",
  ],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), vanillaExtractPlugin(), anatomies()],
    resolve: {
      ...config.resolve,
      conditions: ["@satang/source", ...(config.resolve?.conditions ?? defaultClientConditions)],
    },
  }),
});
