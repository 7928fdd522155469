/** Height of a slide in px. */
export const slideHeight = 72;

/** 2.2 slides a view: the chosen one and a little of its neighbours. */
export const drumHeight = Math.round(slideHeight * 2.2);

/** Width of a slide lying sideways, in percent of the view. */
export const slideShare = 62;

/** Where the slides stand before the engine runs, with the chosen one in the middle: as it will put them. */
export const standing = {
  vertical: (index: number) =>
    `translate3d(0, ${(drumHeight - slideHeight) / 2 - index * slideHeight}px, 0)`,
  horizontal: (index: number) =>
    `translate3d(${(100 - slideShare) / 2 - index * slideShare}%, 0, 0)`,
};
