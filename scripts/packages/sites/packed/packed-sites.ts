import type { Site } from "../site.types.ts";
import { depositPage } from "./deposit-page.ts";
import { withNext } from "./next.ts";
import { plain } from "./plain.ts";
import { withVietnamese } from "./vietnamese.ts";
import { withVite } from "./vite.ts";
import { withVue } from "./vue.ts";

/** Sites of a partner, next to the packed files. */
export const PACKED_SITES: readonly Site[] = [
  plain,
  withVue,
  withVite,
  depositPage,
  withNext,
  withVietnamese,
];
