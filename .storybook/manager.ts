import { addons } from "storybook/manager-api";
import { bookTheme } from "../packages/story-kit/src/preview/book-theme.ts";

/** The studio is an application of its own, which needs the whole width and height. */
const isStudio = (storyId = "") => storyId.startsWith("theming-studio--");

addons.setConfig({
  theme: bookTheme,
  layoutCustomisations: {
    showPanel: ({ storyId }, shown) => shown && !isStudio(storyId),
  },
});
