import { CREATED_PAGE } from "../places.data.ts";
import type { Site } from "../site.types.ts";
import { followCreate } from "./follow-create.ts";

/** The site of `npm create @satang`, which asks its questions in a terminal. */
export const createdWithQuestions: Site = {
  name: "npm create, with questions",
  prepare: () => followCreate("packages/create/README.md", "@satang/create", "created"),
  looksLike: "npm create, vite",
  pages: [CREATED_PAGE],
};
