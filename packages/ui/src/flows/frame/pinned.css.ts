import { fallbackVar } from "@vanilla-extract/css";
import { flowStyle } from "../../styles/flow-style.ts";
import { enlarged, shallow } from "../../styles/media.ts";
import { vars } from "../../theme/css/contract.css.ts";
import { ground } from "./ground.css.ts";

const { color, space } = vars;

/** Padding below the scrolling part of a modal. */
const END = "max(22px, env(safe-area-inset-bottom, 0px))";
const inModal = "[data-part=modal] &";

/**
 * The last part of what scrolls in a modal stays at its lower edge, so that the next step is always in view. What is above
 * it fades out. Its parent must not be a grid, in which it would stay in its row.
 */
export const pinned = flowStyle({
  selectors: {
    [inModal]: {
      position: "sticky",
      // Over the padding of the scrolling part, which counts as its edge.
      bottom: `calc(-1 * ${END})`,
      zIndex: 1,
      marginBlockEnd: `calc(-1 * ${END})`,
      paddingBlock: `${space[2]} ${END}`,
      background: `linear-gradient(transparent, ${fallbackVar(ground, color.surface)} 12px)`,
    },
  },
  "@media": {
    // The whole modal scrolls, and has no padding.
    [shallow]: { selectors: { [inModal]: { bottom: 0 } } },
    [enlarged]: { selectors: { [inModal]: { position: "static" } } },
  },
});
