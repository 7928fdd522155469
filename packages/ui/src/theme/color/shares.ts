/** How much of the page's glow is drawn where it is brightest, 0–1: the gradient of `reset.css.ts` at the top of the window. */
export const GLOW = 0.72;

/** How much of a currency sign and of decimals is drawn next to the figures, 0–1. */
export const QUIET = 0.78;
