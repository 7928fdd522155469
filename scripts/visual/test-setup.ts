import { buildStorybook } from "../setup/build-storybook.ts";

/** The tests of the pictures use the same static Storybook as the pictures. */
export const setup = () => buildStorybook();
