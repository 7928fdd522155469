import { CREATED_PAGE } from "../places.data.ts";
import type { Site } from "../site.types.ts";
import { followCreate } from "./follow-create.ts";
import { GUIDE } from "./follow-guide.ts";

/** The quick start without React. */
export const withoutReact: Site = {
  name: "the quick start, without React",
  prepare: () => followCreate(GUIDE, "Without React", "without-react"),
  looksLike: "npm create, html",
  pages: [CREATED_PAGE],
};
