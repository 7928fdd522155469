import type { GlobalTypes } from "storybook/internal/types";

/** Every brand there is; the last two are for tests. */
export const THEMES = ["river-night", "river-day", "lotus", "contrast", "wireframe", "stress"];

/** What follows the device's light or dark setting: a choice of brands, and none of its own. */
const SYSTEM = { value: "system", title: "system (the device's)" };

/** Toolbar of every story: what a member could have chosen. */
export const globalTypes: GlobalTypes = {
  theme: {
    description: "Brand",
    toolbar: { icon: "paintbrush", items: [...THEMES, SYSTEM], dynamicTitle: true },
  },
  locale: {
    description: "Language",
    toolbar: { icon: "globe", items: ["th", "la", "en", "en-XA"], dynamicTitle: true },
  },
  motion: {
    description: "Motion",
    toolbar: {
      icon: "play",
      items: [
        { value: "full", title: "Full motion" },
        { value: "reduced", title: "Reduced motion" },
      ],
      dynamicTitle: true,
    },
  },
};

export const initialGlobals = { theme: "river-night", locale: "th", motion: "full" };
