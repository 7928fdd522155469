import type { Site } from "../site.types.ts";
import { CREATED } from "./created.ts";
import { createdWithQuestions } from "./created-with-questions.ts";
import { depositPageOfReadme } from "./deposit-page.ts";
import { quickStartNext } from "./quick-start-next.ts";
import { quickStartVite } from "./quick-start-vite.ts";
import { withoutReact } from "./without-react.ts";

/** Sites that a document makes, outside of the project. */
export const FOLLOWED_SITES: readonly Site[] = [
  quickStartVite,
  quickStartNext,
  depositPageOfReadme,
  withoutReact,
  createdWithQuestions,
  ...CREATED,
];
