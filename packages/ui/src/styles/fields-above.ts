/**
 * Selector of the fields in a modal with a foot that stays in view: one that gets the focus scrolls to a position above it.
 * @param foot class
 */
export const fieldsAbove = (foot: string): string =>
  `[data-part=modal]:not([data-keyboard=tight]):has(${foot}) :is(input, textarea)`;
