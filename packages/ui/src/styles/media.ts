import { landscape, low } from "../theme/css/low-windows.ts";

/**
 * From this width the navigation rail replaces the bottom navigation, and sheets are centred
 * dialogs.
 */
export const wide = "(min-width: 1024px)";

/** Narrower than common phones: rows hide their least important part. */
export const tiny = "(max-width: 359.98px)";

/** A phone on which an amount in millions is wider than its card at the largest size of type. */
export const compact = "(max-width: 21.99em)";

/**
 * A phone in landscape, or with twice the text size (an em is the text size of the browser here):
 * header and footer scroll with the body, because otherwise nothing is left for it.
 */
export const shallow = "(max-height: 30em)";

/** A phone with about twice the text size: what is next to each other otherwise is one below the other. */
export const magnified = "(max-width: 15em)";

export { landscape, low };

/** A phone in landscape without a keyboard on the screen, which takes half of its height. */
export const landscapeWhole = `${landscape} and (min-height: 15em)`;

/**
 * A small window with twice the text size, or a phone in landscape with its keyboard: what is pinned would leave nothing for
 * the rest.
 */
export const enlarged = "(max-height: 30em) and (max-width: 30em), (max-height: 14.99em)";

export const print = "print";
export const forced = "(forced-colors: active)";
export const stillMotion = "(prefers-reduced-motion: reduce)";

/** Disabled elements in forced colours: the system's grey, which must not be fainter. */
export const forcedOff = { color: "GrayText", opacity: 1 } as const;

/**
 * The chosen item in forced colours: it is filled, because an outline would look like the focus.
 */
export const forcedChosen = {
  background: "Highlight",
  color: "HighlightText",
  forcedColorAdjust: "none",
} as const;
