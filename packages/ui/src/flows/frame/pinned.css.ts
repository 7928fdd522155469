import { fallbackVar, globalStyle } from "@vanilla-extract/css";
import { fieldsAbove } from "../../styles/fields-above.ts";
import { flowStyle } from "../../styles/flow-style.ts";
import { enlarged, landscapeWhole, shallow } from "../../styles/media.ts";
import { vars } from "../../theme/css/contract.css.ts";
import { layers } from "../../theme/css/layers.css.ts";
import { ground } from "./ground.css.ts";

const { color, space } = vars;

/** Padding below the scrolling part of a modal. */
const END = "max(22px, env(safe-area-inset-bottom, 0px))";
const inModal = "[data-part=modal] &";

const paper = fallbackVar(ground, color.surface);

/** Over the padding of the scrolling part, which counts as its edge. */
const atEnd = {
  position: "sticky",
  bottom: `calc(-1 * ${END})`,
  zIndex: 1,
  marginBlockEnd: `calc(-1 * ${END})`,
} as const;

/** The foot of the panel that a sheet is on a phone in landscape. */
const foot = {
  marginInline: -20,
  padding: `${space[3]} 20px ${END}`,
  background: paper,
  boxShadow: `0 -14px 14px -8px ${paper}, inset 0 1px ${color.line}`,
} as const;

/** In the little height that the keyboard of a phone leaves, the whole modal scrolls; a field alone needs all of the least. */
const aboveKeyboard = {
  "[data-part=modal][data-keyboard] &": { bottom: 0 },
  "[data-part=modal][data-keyboard=tight] &": { position: "static" },
} as const;

/**
 * The last part of what scrolls in a modal stays at its lower edge, so that the next step is always in view. What is above
 * it fades out. Its parent must not be a grid, in which it would stay in its row.
 */
export const pinned = flowStyle({
  selectors: {
    [inModal]: {
      ...atEnd,
      paddingBlock: `${space[2]} ${END}`,
      background: `linear-gradient(transparent, ${paper} 12px)`,
    },
    ...aboveKeyboard,
  },
  "@media": {
    // The whole modal scrolls, and has no padding.
    [shallow]: { selectors: { [inModal]: { bottom: 0 } } },
    [landscapeWhole]: { selectors: { [inModal]: { bottom: atEnd.bottom, ...foot } } },
    [enlarged]: { selectors: { [inModal]: { position: "static" } } },
  },
});

/** The same on a phone in landscape alone, where the button would be below the edge of the screen. */
export const pinnedInLandscape = flowStyle({
  selectors: aboveKeyboard,
  "@media": { [landscapeWhole]: { selectors: { [inModal]: { ...atEnd, ...foot } } } },
});

const aboveFoot = { scrollMarginBlockEnd: "6.5rem" };

globalStyle(fieldsAbove(pinned), {
  "@layer": {
    [layers.flows]: { ...aboveFoot, "@media": { [enlarged]: { scrollMarginBlockEnd: 0 } } },
  },
});
globalStyle(fieldsAbove(pinnedInLandscape), {
  "@layer": { [layers.flows]: { "@media": { [landscapeWhole]: aboveFoot } } },
});
