import { vars } from "../theme/css/contract.css.ts";

/** A tile is at least as wide as this, so that larger text does not break its words. */
const LEAST = "7.5rem";

/** The width of a tile: 2.2 in a row on a phone. */
export const tileWidth = {
  width: `max((100% - 2 * ${vars.space[3]}) / 2.2, ${LEAST})`,
  "@media": { "(min-width: 600px)": { width: `max(178px, ${LEAST})` } },
} as const;

/** The least height of a tile. */
export const tileHeight = {
  minHeight: 112,
  "@media": { "(min-width: 600px)": { minHeight: 132 } },
} as const;
