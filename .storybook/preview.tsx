import { settings } from "@satang/story-kit/preview";
import { definePreview } from "@storybook/react-vite";

/** The settings of every story, with the order of the navigation. */
export default definePreview({
  ...settings,
  parameters: {
    ...settings.parameters,
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
