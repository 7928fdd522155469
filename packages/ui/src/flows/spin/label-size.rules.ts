const LARGEST = 21;
const SMALLEST = 11;
/** Width of a character in shares of the text size, rounded up: no font is measured. */
const ADVANCE = 0.62;

/** Marks above and below a letter take no width. */
const charactersOf = (label: string): number => label.replace(/\p{M}/gu, "").length;

/**
 * Text size at which a label fits into its slice.
 * @param width of the slice where the label is, in the same unit as the size
 */
export function labelSize(label: string, width: number): number {
  const fitting = width / (Math.max(charactersOf(label), 1) * ADVANCE);
  return Math.round(Math.min(LARGEST, Math.max(SMALLEST, fitting)) * 10) / 10;
}
