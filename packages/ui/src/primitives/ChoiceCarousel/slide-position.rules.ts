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
