import { vars } from "../../theme/contract.css.ts";
import { forced } from "../shared/media.ts";
import { primitiveStyle } from "../shared/primitive-style.ts";

const { color, motion, radius, shadow, size, space } = vars;

/** Clips sideways only: shadows and focus rings above and below stay whole. */
export const carousel = primitiveStyle({
  position: "relative",
  minWidth: 0,
  overflowX: "clip",
});

export const bleeds = {
  none: "",
  page: primitiveStyle({ marginInline: `calc(-1 * ${space[4]})`, paddingInline: space[4] }),
};

/** The arrows stand at its middle, whatever is below. */
export const stage = primitiveStyle({ position: "relative", minWidth: 0 });

export const viewport = primitiveStyle({ minWidth: 0, touchAction: "pan-y pinch-zoom" });

export const container = primitiveStyle({
  display: "flex",
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const gliding = primitiveStyle({ transition: `transform ${motion.slow} ${motion.easeOut}` });

export const slide = primitiveStyle({
  flex: "none",
  minWidth: 0,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  overflowWrap: "anywhere",
});

export const slides = {
  tiles: primitiveStyle({
    width: `calc((100% - 2 * ${space[3]}) / 2.2)`,
    // Never narrower than what cannot be broken: an amount is not cut.
    gridTemplateColumns: "1fr",
    minWidth: "min-content",
    "@media": { "(min-width: 600px)": { width: 178 } },
  }),
  banner: primitiveStyle({ width: "100%" }),
};

export const arrow = primitiveStyle({
  display: "none",
  "@media": {
    "(hover: hover) and (pointer: fine)": {
      position: "absolute",
      top: `calc(50% - ${size.touch} / 2)`,
      display: "grid",
      placeItems: "center",
      width: size.touch,
      height: size.touch,
      padding: 0,
      border: `1px solid ${color.line}`,
      borderRadius: radius.full,
      background: color.surfaceRaised,
      color: color.text,
      boxShadow: shadow.overlay,
      cursor: "pointer",
    },
  },
});

export const arrows = {
  previous: primitiveStyle({ insetInlineStart: space[2] }),
  next: primitiveStyle({ insetInlineEnd: space[2] }),
};

export const dots = primitiveStyle({ display: "flex", justifyContent: "center" });

/** More than a row of the smallest phone holds. */
export const manyDots = primitiveStyle({ flexWrap: "wrap" });

export const dot = primitiveStyle({
  flex: `0 1 ${size.touch}`,
  minWidth: 24,
  height: size.touch,
  display: "grid",
  placeItems: "center",
  padding: 0,
  border: 0,
  background: "none",
  cursor: "pointer",
  selectors: {
    "&::before": {
      content: '""',
      width: 8,
      height: 8,
      borderRadius: radius.full,
      background: color.control,
      forcedColorAdjust: "none",
    },
    "&[aria-current]::before": { width: 22, background: color.accent },
    [`${manyDots} > &`]: { flexBasis: 24 },
  },
  "@media": {
    [forced]: {
      selectors: {
        "&::before": { background: "ButtonText" },
        "&[aria-current]::before": { background: "Highlight" },
      },
    },
  },
});
