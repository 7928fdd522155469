import { OF_GUIDE } from "../places.data.ts";
import type { Site } from "../site.types.ts";
import { beginWith } from "./follow-guide.ts";
import { quickStartReactRouter } from "./quick-start-react-router.ts";

/** The quick start with Vite. */
export const quickStartVite: Site = {
  name: "the quick start, Vite",
  prepare: () => beginWith("Vite", "vite"),
  pages: [OF_GUIDE],
  next: quickStartReactRouter,
};
