/** WCAG level of the contrast of texts. */
export type ContrastLevel = "AA" | "AAA";

/** WCAG's contrast ratio for text, by level. */
export const TEXT_RATIO: Readonly<Record<ContrastLevel, number>> = { AA: 4.5, AAA: 7 };

/** WCAG's contrast ratio for icons, edges of controls and focus rings, at both levels. */
export const CONTROL_RATIO = 3;
