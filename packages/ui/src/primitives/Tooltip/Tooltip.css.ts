import { primitiveStyle } from "../../styles/primitive-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, motion, radius, space } = vars;

export const tooltip = primitiveStyle({
  position: "fixed",
  inset: "auto",
  // For a browser without popovers, as is its hiding.
  zIndex: vars.z.overlay,
  width: "max-content",
  maxWidth: "min(280px, calc(100vw - 16px))",
  // A transparent bridge, so that the pointer can move to it across the gap.
  margin: `0 ${space[2]}`,
  border: "solid transparent",
  borderWidth: `${space[2]} 0`,
  padding: 0,
  background: "none",
  overflow: "visible",
  color: color.onInverse,
  font: "inherit",
  fontSize: font.sizeSmall,
  fontWeight: font.weightMedium,
  lineHeight: font.lineText,
  textAlign: "start",
  positionTryFallbacks: "flip-block",
  transition: `opacity ${motion.quick} ${motion.easeOut}`,
  "@starting-style": { opacity: 0 },
  selectors: { '&[data-state="closed"]': { display: "none" } },
});

export const sides = {
  above: primitiveStyle({ positionArea: "block-start" }),
  below: primitiveStyle({ positionArea: "block-end" }),
};

export const words = primitiveStyle({
  display: "block",
  // Large radii of a brand would clip the first and the last line.
  padding: `${space[1]} max(${space[3]}, ${radius.small} / 2)`,
  borderRadius: radius.small,
  background: color.inverse,
  // Forced colours render a backplate behind text, in the colour of this text.
  forcedColorAdjust: "none",
  overflowWrap: "anywhere",
});
