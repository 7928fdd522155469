import { join } from "node:path";
import { follow, readSteps } from "../../documents/follow.ts";
import { outside } from "../../documents/outside.ts";
import { checkDeposit } from "../check-deposit.ts";
import type { BuiltSite, Site } from "../site.types.ts";
import { fileOfDist } from "../vite-site.ts";
import { GUIDE } from "./follow-guide.ts";

const README = "packages/ui/README.md";

/** The deposit page of the README, built. */
export const depositPageOfReadme: Site<BuiltSite> = {
  name: "the deposit page of the README",
  prepare: async () => {
    const { root } = await outside();
    const steps = [
      ...(await readSteps(README, "One component to begin with", "")),
      ...(await readSteps(GUIDE, "Build it", "")),
    ];
    const { folder } = await follow(steps, join(root, "deposit-page"));
    return { fileOf: fileOfDist(folder), trusted: "dompurify" };
  },
  pages: [],
  checkMore: checkDeposit,
};
