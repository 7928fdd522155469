/**
 * Opacity of the page's gradient where it is brightest, 0–1: `reset.css.ts`, at the top of the
 * window.
 */
export const GLOW = 0.72;

/** Opacity of a currency sign and of decimals next to the figures, 0–1. */
export const QUIET = 0.78;
