import { viteSite } from "../../documents/outside.ts";
import { OF_GUIDE } from "../places.data.ts";
import type { Site } from "../site.types.ts";
import { followGuide, writesFile } from "./follow-guide.ts";
import { quickStartBuilt } from "./quick-start-built.ts";

/** Goes on in the site with Vite, which has ended. */
export const quickStartReactRouter: Site = {
  name: "the quick start, React Router",
  prepare: async () =>
    followGuide(await viteSite(), async (read) => [
      ...(await read("Vite")).filter(writesFile),
      ...(await read("React Router")),
      ...(await read("Start it")),
    ]),
  pages: [OF_GUIDE],
  next: quickStartBuilt,
};
