/** Shown in place of an amount that the member has hidden. */
export const HIDDEN = "\u2022".repeat(6);
