import type { Place } from "./site.types.ts";

/** Of sites with a document that leaves the flow out. */
export const LEFT_OUT = "its document has no such flow";
const WRITES_NOTHING = "it does nothing with what happened to the money";

/** A page of the guide. */
export const OF_GUIDE: Place = {
  path: () => "/",
  language: "en",
  signsIn: true,
  listensToAll: true,
  lacks: { spin: LEFT_OUT, chat: LEFT_OUT },
};

/** A page that `npm create @satang` makes. */
export const CREATED_PAGE: Place = {
  path: () => "/",
  language: "en",
  signsIn: true,
  lacks: { log: WRITES_NOTHING, spin: LEFT_OUT, chat: LEFT_OUT },
};
