import { defineMain } from "@storybook/react-vite/node";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defaultClientConditions } from "vite";
import { anatomies } from "../packages/story-kit/src/blocks/anatomy-plugin.ts";
import { words } from "../packages/story-kit/src/blocks/words-plugin.ts";
import { propTables } from "./props/props-plugin.ts";

export default defineMain({
  framework: "@storybook/react-vite",
  stories: [
    "./docs/*.mdx",
    "../packages/ui/src/**/*.mdx",
    "../packages/ui/src/**/*.stories.tsx",
    "./studio/*.stories.tsx",
  ],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y"],
  // The favicon, which is also the brand image of the sidebar.
  staticDirs: ["./public"],
  // The search of the sidebar finds the headings of pages: other names, "colour", "dark".
  features: { experimentalSearchDocsHeadings: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal: (config) => ({
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      vanillaExtractPlugin(),
      anatomies(),
      words(),
      propTables(),
    ],
    resolve: {
      ...config.resolve,
      conditions: ["@satang/source", ...(config.resolve?.conditions ?? defaultClientConditions)],
    },
  }),
});
