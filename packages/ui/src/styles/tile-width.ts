import { vars } from "../theme/css/contract.css.ts";

/** A tile is at least as wide as this, so that larger text does not break its words. */
const LEAST = "7.5rem";

/** The width of a tile: 2.2 in a row on a phone, 156 px of 390. */
export const tileWidth = {
  width: `max((100% - ${vars.space[4]}) / 2.2, ${LEAST})`,
  "@media": { "(min-width: 600px)": { width: `max(176px, ${LEAST})` } },
} as const;

/**
 * Columns of tiles where all of them are in view: as many as fit, six in 1,128 px. Two at least, so that groups can share a
 * row.
 */
export const tileColumns = {
  gridTemplateColumns: "repeat(auto-fill, minmax(min(10rem, 50% - 7px), 1fr))",
  columnGap: 14,
} as const;

/** The least height of a tile. */
export const tileHeight = {
  minHeight: 132,
  "@media": { "(min-width: 600px)": { minHeight: 134 } },
} as const;
