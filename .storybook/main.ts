import { defineMain } from "@storybook/react-vite/node";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defaultClientConditions } from "vite";
import { anatomies } from "../packages/story-kit/src/blocks/anatomy-plugin.ts";
import { words } from "../packages/story-kit/src/blocks/words-plugin.ts";
import { completeManifests, type Manifests } from "./manifests/manifests.rules.ts";
import { propTables } from "./props/props-plugin.ts";
import { findTexts, type IndexGenerator } from "./search/search-index.ts";

/** A hook that the type of the configuration does not have. What it reads is loaded for a build with manifests only. */
const manifests = {
  experimental_manifests: async (found: Manifests) => {
    const { readKnown } = await import("./manifests/read-known.ts");
    return completeManifests(found, await readKnown());
  },
};

let generator: IndexGenerator | undefined;
/** Another one: what makes the index of the search. Storybook asks for it many times, each time with the same generator. */
const search = {
  storyIndexGenerator: async (found: IndexGenerator) => {
    generator ??= findTexts(found);
    return generator;
  },
};

export default defineMain({
  framework: "@storybook/react-vite",
  stories: [
    "./docs/*.mdx",
    "../packages/ui/src/**/*.mdx",
    "../packages/ui/src/**/*.stories.tsx",
    "./studio/*.stories.tsx",
    "./examples/*.stories.tsx",
  ],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y"],
  // The favicon, which is also in the sidebar, and the letters of the sidebar.
  staticDirs: ["./public", { from: "../packages/ui/src/fonts/files", to: "/fonts" }],
  features: {
    // The search of the sidebar finds the anchors of pages: headings, and the text that `search` adds.
    experimentalSearchDocsHeadings: true,
    // Writes `manifests/components.json` and `manifests/docs.json`, which coding assistants read. Pictures need neither.
    componentsManifest: process.env.STORYBOOK_PICTURES === undefined,
  },
  ...manifests,
  ...search,
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
