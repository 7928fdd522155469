import type { Step } from "../../../docs/steps.ts";
import { nextSite } from "../../documents/outside.ts";
import { OF_GUIDE } from "../places.data.ts";
import type { Site } from "../site.types.ts";
import { followGuide, writesFile } from "./follow-guide.ts";

const startsSandbox = (step: Step) =>
  "command" in step && step.command.words.includes("satang-sandbox");

/** Goes on in the site with Next.js, which has ended: builds it, and serves it for production. */
export const quickStartNextBuilt: Site = {
  name: "the quick start, Next.js, built",
  prepare: async () =>
    followGuide(await nextSite(), async (read) => [
      ...(await read("Next.js")).filter(writesFile),
      ...(await read("Start it")).filter(startsSandbox),
      ...(await read("Build it")),
      ...(await read("Serve it with Next.js")),
    ]),
  looksLike: "the quick start, Next.js",
  pages: [OF_GUIDE],
};
