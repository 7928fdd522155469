/** Height of a slide in rem, so that it grows with its text. */
const slide = 4.125;

/** Three whole slides: the chosen one between its neighbours. */
const drum = 3 * slide;

export const slideHeight = `${slide}rem`;
export const drumHeight = `${drum}rem`;

/** Width of a horizontal slide, in percent of the view. */
export const slideShare = 62;

/**
 * Position of the slides before the engine runs, with the chosen one in the middle, as the engine
 * will place them.
 */
export const initialTransform = {
  vertical: (index: number) => `translate3d(0, ${(drum - slide) / 2 - index * slide}rem, 0)`,
  horizontal: (index: number) =>
    `translate3d(${(100 - slideShare) / 2 - index * slideShare}%, 0, 0)`,
};

/** Slides from this number on wrap: with fewer, one would be missing at an edge while another is in the middle. */
export const WRAPPING_FROM = 4;

/**
 * Position of a wrapping slide before the engine runs: the last one is above the first, and the first one below the last,
 * while they are neighbours.
 */
export function wrappedTransform(index: number, chosen: number, count: number): string | undefined {
  const last = count - 1;
  if (index === last && chosen === 0) return `translate3d(0, ${-count * slide}rem, 0)`;
  if (index === 0 && chosen === last) return `translate3d(0, ${count * slide}rem, 0)`;
  return undefined;
}
