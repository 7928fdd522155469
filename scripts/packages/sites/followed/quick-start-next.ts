import { OF_GUIDE } from "../places.data.ts";
import type { Site } from "../site.types.ts";
import { beginWith } from "./follow-guide.ts";
import { quickStartNextBuilt } from "./quick-start-next-built.ts";

/** The quick start with Next.js. */
export const quickStartNext: Site = {
  name: "the quick start, Next.js",
  prepare: () => beginWith("Next.js", "next"),
  pages: [OF_GUIDE],
  next: quickStartNextBuilt,
};
