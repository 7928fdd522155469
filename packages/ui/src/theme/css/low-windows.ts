/** A low window at the usual text size, with space for two columns: a phone in landscape, a desktop that is enlarged. */
export const low = "(max-height: 30em) and (min-width: 40em)";

/** A phone in landscape: the bottom navigation is a column at the start edge, and a sheet a panel at the end edge. */
export const landscape = `${low} and (max-width: 1023.98px)`;
