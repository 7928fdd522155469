import type { GlobalTypes } from "storybook/internal/types";

/** The brands that partners get. */
export const INCLUDED_THEMES = ["river-night", "river-day", "lotus", "contrast"];

/** Every brand; the last two are for tests. */
export const THEMES = [...INCLUDED_THEMES, "wireframe", "stress"];

/** Follows the light or dark setting of the device: a pair of brands, not a brand itself. */
const SYSTEM = { value: "system", title: "system (the device's)" };

/** The toolbar of every story, with the choices of a member. */
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
