import { flowStyle } from "../../styles/flow-style.ts";
import { forced, wide } from "../../styles/media.ts";
import { walletEdge } from "../../styles/wallet-ground.css.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, motion, radius, shadow, size } = vars;

export const widget = flowStyle({ fontFamily: font.family });

export const button = flowStyle({
  position: "fixed",
  insetInlineEnd: 16,
  // Above the bottom navigation.
  bottom: `calc(${size.bottomNavigation} + 24px + env(safe-area-inset-bottom, 0px))`,
  zIndex: `calc(${vars.z.bar} + 1)`,
  display: "grid",
  placeItems: "center",
  width: 60,
  height: 60,
  padding: 0,
  border: "1px solid transparent",
  borderRadius: radius.full,
  background: `linear-gradient(150deg, ${color.walletStart}, ${color.walletEnd}) ${color.walletEnd}`,
  color: color.walletText,
  boxShadow: `${shadow.overlay}, ${walletEdge}`,
  cursor: "pointer",
  touchAction: "manipulation",
  selectors: {
    "&:focus-visible": { outline: `3px solid ${color.focus}`, outlineOffset: 3 },
    '&[aria-busy="true"]': { cursor: "progress" },
  },
  "@media": {
    [wide]: { insetInlineEnd: 24, bottom: 24 },
    [forced]: { borderColor: "CanvasText" },
  },
});

/** The rotation is an ornament of a state that has changed already (decision 39). */
export const icon = flowStyle({
  display: "grid",
  placeItems: "center",
  transition: `rotate ${motion.slow} ${motion.easeOut}`,
  selectors: { '[data-state="open"] > &': { rotate: "180deg" } },
});

export const badge = flowStyle({
  position: "absolute",
  top: -4,
  insetInlineEnd: -4,
  boxShadow: `0 0 0 3px ${color.page}`,
});
