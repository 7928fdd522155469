import { primitiveStyle } from "../../styles/primitive-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

/**
 * Keeps its size with any content, so that nothing moves when the player is mounted and unmounted.
 */
export const stage = primitiveStyle({
  display: "grid",
  gridTemplate: "minmax(0, 1fr) / minmax(0, 1fr)",
  alignItems: "center",
  aspectRatio: "16 / 9",
  maxHeight: "70dvh",
  overflow: "hidden",
  borderRadius: vars.radius.card,
  background: vars.color.surfaceSunken,
  // The text of a failure may be taller than the video.
  selectors: {
    "&:not(:has(> [data-part=player]))": { gridTemplateRows: "auto", overflow: "visible" },
  },
});

export const player = primitiveStyle({
  width: "100%",
  height: "100%",
  maxWidth: "none",
  border: 0,
  objectFit: "contain",
});
