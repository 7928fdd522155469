import { buildStorybook } from "../setup/build-storybook.mjs";

/** The proofs look at the same static Storybook as the pictures. */
export const setup = () => buildStorybook();
