/** Height of a slide in rem: it grows with the words in it. */
const slide = 4.5;

/** About 2.2 slides a view: the chosen one and a little of its neighbours. */
const drum = 9.875;

export const slideHeight = `${slide}rem`;
export const drumHeight = `${drum}rem`;

/** Width of a slide lying sideways, in percent of the view. */
export const slideShare = 62;

/** Where the slides stand before the engine runs, with the chosen one in the middle: as it will put them. */
export const standing = {
  vertical: (index: number) => `translate3d(0, ${(drum - slide) / 2 - index * slide}rem, 0)`,
  horizontal: (index: number) =>
    `translate3d(${(100 - slideShare) / 2 - index * slideShare}%, 0, 0)`,
};
