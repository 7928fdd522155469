import { createVar } from "@vanilla-extract/css";
import { forced, shallow, wide } from "../../styles/media.ts";
import { primitiveStyle } from "../../styles/primitive-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, motion, radius, shadow, space } = vars;

const below = "translateY(100%)";
const leaving = '&[data-state="closed"]';

/**
 * Enters from a position and leaves to it, with transitions, because an animation dispatches events
 * to React and Radix.
 */
const moves = (place: string) => ({
  transition: `transform ${motion.slow} ${motion.easeOut}`,
  // A separate layer from its first frame to its last, so that nothing is painted when it begins or ends to move.
  willChange: "transform",
  "@starting-style": { transform: place },
  selectors: {
    [leaving]: { transform: place, transition: `transform ${motion.base} ${motion.easeInOut}` },
  },
});

/** A layer that appears and disappears on the compositor alone. */
const fade = {
  transition: `opacity ${motion.base} linear`,
  willChange: "opacity",
  "@starting-style": { opacity: 0 },
} as const;

/** In the middle of the window it has no movement: it fades with the shade. */
const fades = {
  ...fade,
  selectors: { [leaving]: { opacity: 0, transform: "none", transition: fade.transition } },
} as const;

/** Covers the page, and takes the presses outside of the modal. */
export const scrim = primitiveStyle({
  position: "fixed",
  inset: 0,
  zIndex: vars.z.overlay,
  // While a modal is open, Radix disables pointer events on the whole body.
  pointerEvents: "auto",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  fontFamily: font.family,
  fontSize: font.sizeBody,
  lineHeight: font.lineText,
  color: color.text,
});

/** Dims the page behind a modal. It is not around the modal, which is opaque also while both move. */
export const shade = primitiveStyle({
  position: "absolute",
  inset: 0,
  pointerEvents: "none",
  background: color.overlay,
  ...fade,
  selectors: { '[data-state="closed"] > &': { opacity: 0 } },
});

export const placements = {
  sheet: primitiveStyle({
    alignItems: "end",
    justifyItems: "center",
    "@media": { [wide]: { alignItems: "center" } },
  }),
  center: primitiveStyle({
    alignItems: "center",
    justifyItems: "center",
    paddingInline: space[4],
  }),
  start: primitiveStyle({ justifyItems: "start" }),
  end: primitiveStyle({ justifyItems: "end" }),
  bottom: primitiveStyle({ alignItems: "end" }),
};

export const panel = primitiveStyle({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  width: "100%",
  minWidth: 0,
  background: color.surface,
  border: `1px solid ${color.line}`,
  boxShadow: shadow.overlay,
  outline: "none",
  "@media": {
    [shallow]: { overflowY: "auto", overscrollBehavior: "contain" },
    [forced]: { borderColor: "CanvasText" },
  },
});

/** A strip of the page stays visible and can be pressed. */
const side = { width: "calc(100% - 48px)", height: "100dvh" } as const;

/**
 * Position of a drawer outside of the window, because a transform does not depend on the reading
 * direction.
 */
const outside = createVar();

const fromSide = (ltr: string, rtl: string) => {
  const { selectors, ...coming } = moves(`translateX(${outside})`);
  return {
    ...coming,
    vars: { [outside]: ltr },
    selectors: { ...selectors, "&:dir(rtl)": { vars: { [outside]: rtl } } },
  };
};

export const panelPlacements = {
  sheet: primitiveStyle({
    maxHeight: "calc(100dvh - env(safe-area-inset-top, 0px) - 12px)",
    borderWidth: "1px 0 0",
    borderRadius: `${radius.sheet} ${radius.sheet} 0 0`,
    ...moves(below),
    "@media": {
      [wide]: {
        maxHeight: "calc(100dvh - 64px)",
        borderWidth: 1,
        borderRadius: radius.sheet,
        ...fades,
      },
    },
  }),
  center: primitiveStyle({
    maxHeight: "calc(100dvh - 48px)",
    borderRadius: radius.sheet,
    ...fades,
  }),
  start: primitiveStyle({
    ...side,
    borderWidth: 0,
    borderInlineEndWidth: 1,
    borderStartEndRadius: radius.sheet,
    borderEndEndRadius: radius.sheet,
    ...fromSide("-100%", "100%"),
  }),
  end: primitiveStyle({
    ...side,
    borderWidth: 0,
    borderInlineStartWidth: 1,
    borderStartStartRadius: radius.sheet,
    borderEndStartRadius: radius.sheet,
    ...fromSide("100%", "-100%"),
  }),
  bottom: primitiveStyle({
    maxHeight: "calc(100dvh - env(safe-area-inset-top, 0px) - 48px)",
    borderWidth: "1px 0 0",
    borderRadius: `${radius.sheet} ${radius.sheet} 0 0`,
    ...moves(below),
  }),
};

export const sizes = {
  small: primitiveStyle({ maxWidth: 400 }),
  medium: primitiveStyle({ maxWidth: 520 }),
  large: primitiveStyle({ maxWidth: 760 }),
};

export const header = primitiveStyle({
  flex: "none",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "start",
  columnGap: space[3],
  padding: `10px 20px ${space[3]}`,
  paddingInlineEnd: 14,
});

/** Without a drag, which only a sheet has. */
export const headerStill = primitiveStyle({
  paddingTop: `max(20px, env(safe-area-inset-top, 0px))`,
  paddingBottom: 14,
});

/** The area in which a sheet can be dragged down. */
export const handle = primitiveStyle({
  touchAction: "none",
  "@media": { [wide]: { touchAction: "auto" } },
});

/** During a drag it follows the finger at once. */
export const held = primitiveStyle({ transition: "none" });

export const grab = primitiveStyle({
  gridColumn: "1 / -1",
  justifySelf: "center",
  width: 44,
  height: 5,
  marginBottom: space[3],
  borderRadius: radius.full,
  background: color.line,
  "@media": {
    [wide]: { visibility: "hidden", marginBottom: 0 },
    [forced]: { background: "CanvasText" },
  },
});

export const words = primitiveStyle({ minWidth: 0, alignSelf: "center" });

export const title = primitiveStyle({
  fontSize: font.sizeTitle,
  fontWeight: font.weightStrong,
  lineHeight: font.lineText,
  overflowWrap: "anywhere",
  textWrap: "balance",
});

export const description = primitiveStyle({
  fontSize: font.sizeSmall,
  color: color.textMuted,
  overflowWrap: "anywhere",
});

export const body = primitiveStyle({
  flex: "1 1 auto",
  minHeight: 0,
  // The outline of a focused element at its top needs 4 px, of which the head can spare 2.
  marginTop: -2,
  padding: "4px 20px",
  paddingBottom: `max(22px, env(safe-area-inset-bottom, 0px))`,
  overflowY: "auto",
  overflowWrap: "anywhere",
  overscrollBehavior: "contain",
  selectors: {
    "&:focus-visible": { outline: `3px solid ${color.focus}`, outlineOffset: -3 },
    "&:not(:last-child)": { paddingBottom: space[4] },
  },
  "@media": { [shallow]: { flex: "none", overflowY: "visible" } },
});

/** Above the body, which fades out below it instead of being cut off. */
export const footer = primitiveStyle({
  position: "relative",
  flex: "none",
  display: "grid",
  gap: 10,
  padding: "0 20px",
  boxShadow: `0 -18px 10px -8px ${color.surface}`,
  paddingBottom: `max(22px, env(safe-area-inset-bottom, 0px))`,
});
