import { follow, readSteps } from "../../documents/follow.ts";
import { viteSite } from "../../documents/outside.ts";
import { OF_GUIDE } from "../places.data.ts";
import type { Site } from "../site.types.ts";
import { fileOfDist } from "../vite-site.ts";
import { GUIDE } from "./follow-guide.ts";

/** The site with Vite, built. */
export const quickStartBuilt: Site = {
  name: "the quick start, built",
  prepare: async () => {
    const { folder } = await follow(await readSteps(GUIDE, "Build it", ""), await viteSite());
    return { fileOf: fileOfDist(folder), trusted: "dompurify" };
  },
  looksLike: "the quick start, Vite",
  pages: [OF_GUIDE],
};
