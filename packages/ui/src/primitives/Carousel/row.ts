/**
 * The row of slides that the engine moves. With the hint, Chromium places its text on whole pixels of the row. Without it,
 * the text keeps the fraction of a pixel that the row had when it was painted first, such as inside a sheet that still
 * moves.
 */
export const row = { display: "flex", willChange: "transform" } as const;
