import { forced, wide } from "../../styles/media.ts";
import { primitiveStyle } from "../../styles/primitive-style.ts";
import { tileColumns, tileWidth } from "../../styles/tile-width.ts";
import { vars } from "../../theme/css/contract.css.ts";
import { row } from "./row.ts";

const { color, motion, radius, size, space } = vars;

/** Clips horizontally only, so that shadows and focus rings above and below are complete. */
export const carousel = primitiveStyle({
  position: "relative",
  minWidth: 0,
  overflowX: "clip",
});

export const bleeds = {
  none: "",
  page: primitiveStyle({ marginInline: `calc(-1 * ${space[4]})`, paddingInline: space[4] }),
};

export const viewport = primitiveStyle({ minWidth: 0, touchAction: "pan-y pinch-zoom" });

export const container = primitiveStyle({ ...row, gap: space[3] });

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
    ...tileWidth,
    // Never narrower than unbreakable text, so that an amount is not cut off.
    gridTemplateColumns: "1fr",
    minWidth: "min-content",
  }),
  banner: primitiveStyle({ width: "100%" }),
};

/** All slides in view, where there is a mouse rather than a finger. */
export const grids = {
  carousel: primitiveStyle({ "@media": { [wide]: { marginInline: 0, paddingInline: 0 } } }),
  container: primitiveStyle({
    "@media": { [wide]: { display: "grid", ...tileColumns, rowGap: 14, willChange: "auto" } },
  }),
  slide: primitiveStyle({ "@media": { [wide]: { width: "auto" } } }),
};

/** A heading with the arrows at its end, which do not make the row higher when they appear. */
export const header = primitiveStyle({
  display: "flex",
  justifyContent: "space-between",
  // An arrow ends above the tiles also next to a low heading.
  minHeight: `calc(${size.touch} - 2 * ${space[3]} + 2px)`,
  marginBlockEnd: 10,
});

/** The arrows below tiles without a heading, where there is a mouse. It is as high before they appear. */
export const footer = primitiveStyle({
  display: "none",
  "@media": {
    "(hover: hover) and (pointer: fine)": {
      display: "flex",
      justifyContent: "flex-end",
      minHeight: size.touch,
    },
  },
});

/** The dots are in the middle of the row, independent of its ends. */
export const controls = primitiveStyle({
  display: "grid",
  gridTemplateColumns: `${size.touch} minmax(0, 1fr) ${size.touch}`,
  alignItems: "start",
});

export const middle = primitiveStyle({ gridColumn: 2, minWidth: 0 });

export const arrow = primitiveStyle({
  display: "none",
  "@media": {
    "(hover: hover) and (pointer: fine)": {
      display: "grid",
      placeItems: "center",
      width: size.touch,
      height: size.touch,
      padding: 0,
      border: "1px solid transparent",
      borderRadius: radius.full,
      color: color.text,
      cursor: "pointer",
      selectors: {
        "&:hover": { background: color.surfaceSunken },
        // Otherwise its focus ring would be cut off at the edge of the carousel, and be below the
        // slides.
        "&:focus-visible": { outlineOffset: -4 },
        // The arrow stays in the DOM for the keyboard focus; with a mouse it is hidden.
        "&[aria-disabled]:not(:focus-visible)": { opacity: 0 },
      },
    },
  },
});

/** Next to the heading of tiles, below tiles without one, or next to the dots of banners: nothing is covered. */
export const arrowPlaces = {
  header: primitiveStyle({ marginBlock: `calc(-1 * ${space[3]})` }),
  footer: "",
  banner: "",
};

export const arrows = {
  previous: primitiveStyle({ gridColumn: 1 }),
  next: primitiveStyle({ gridColumn: 3 }),
};

export const dots = primitiveStyle({ display: "flex", justifyContent: "center" });

/** More than fit into a row of the smallest phone. */
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
  borderRadius: radius.medium,
  selectors: {
    "&:focus-visible": { outlineOffset: -4 },
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
