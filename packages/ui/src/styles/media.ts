/** From here on the bottom navigation is a navigation rail and sheets are centred dialogs. */
export const wide = "(min-width: 1024px)";

/** Below the narrowest common phone, where rows give up their least needed part. */
export const tiny = "(max-width: 359.98px)";

/**
 * A phone lying down, or one whose words are twice as large (an em here is what the member chose in the browser):
 * header and footer scroll along, or nothing is left for the body.
 */
export const shallow = "(max-height: 30em)";

export const forced = "(forced-colors: active)";
export const stillMotion = "(prefers-reduced-motion: reduce)";

/** What cannot be used where colours are forced: the system's own grey, which may not get fainter. */
export const forcedOff = { color: "GrayText", opacity: 1 } as const;

/** The chosen one of many where colours are forced: a line around it would be taken for the focus. */
export const forcedChosen = {
  background: "Highlight",
  color: "HighlightText",
  forcedColorAdjust: "none",
} as const;
