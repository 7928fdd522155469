import { vars } from "../theme/css/contract.css.ts";
import { compact } from "./media.ts";

const { font } = vars;

/**
 * The size of the one amount of a screen. The limits in `vw` begin at a text size that the member enlarged: then the
 * amount is never wider than the screen.
 */
const usual = `min(${font.sizeAmount}, 12vw)`;
const onCompact = `min(${font.sizeDisplay}, 11.5vw)`;

/** Type of that amount. */
export const heroType = {
  fontSize: usual,
  "@media": { [compact]: { fontSize: onCompact } },
} as const;

/** Height that is kept free for that amount and what is above it. @param above height of what is above */
export const heroHeight = (above: string) =>
  ({
    minHeight: `calc(${above} + 1.2 * ${usual})`,
    "@media": { [compact]: { minHeight: `calc(${above} + 1.2 * ${onCompact})` } },
  }) as const;
