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
          "Components",
          "Guides",
          [
            "Quick start",
            "Provider",
            "Styles in your page",
            "Headless",
            "Words",
            "Adding a language",
            "Your own backend",
            "Events",
            "Errors",
            "Testing",
            "Accessibility",
            "Security",
            "Weight",
            "Supported browsers",
            "Upgrading",
            "What is new",
            "Pages without React",
            "Other names",
          ],
          "Foundations",
          ["Overview", "Colour", "Icons"],
          "Theming",
          "Patterns",
          ["Amounts", "Errors", "Unknown outcomes", "Empty states", "Writing"],
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
