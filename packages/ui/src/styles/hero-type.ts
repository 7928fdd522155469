import { vars } from "../theme/css/contract.css.ts";
import { compact } from "./media.ts";

const { font } = vars;

/**
 * The size of the one amount of a screen. The limits in `vw` begin at a text size that the member enlarged: then the
 * amount is never wider than the screen.
 */
export const heroType = {
  fontSize: `min(${font.sizeAmount}, 12vw)`,
  "@media": { [compact]: { fontSize: `min(${font.sizeDisplay}, 11.5vw)` } },
} as const;
