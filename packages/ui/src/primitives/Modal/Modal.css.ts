import { createVar } from "@vanilla-extract/css";
import { forced, landscape, landscapeWhole, shallow, wide } from "../../styles/media.ts";
import { primitiveStyle } from "../../styles/primitive-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, motion, radius, shadow, space } = vars;

const leaving = '&[data-state="closed"]';

/** Transform to the position outside of the window. */
const outside = createVar();

/**
 * Enters from a position and leaves to it, with transitions, because an animation dispatches events
 * to React and Radix.
 */
const moving = primitiveStyle({
  transition: `transform ${motion.slow} ${motion.easeOut}`,
  // A separate layer from its first frame to its last, so that nothing is painted when it begins or ends to move.
  willChange: "transform",
  "@starting-style": { transform: outside },
  selectors: {
    [leaving]: { transform: outside, transition: `transform ${motion.base} ${motion.easeInOut}` },
  },
});

const fromBelow = { vars: { [outside]: "translateY(100%)" } };

/** A transform does not depend on the reading direction. */
const fromSide = (ltr: string, rtl: string) => ({
  vars: { [outside]: `translateX(${ltr})` },
  selectors: { "&:dir(rtl)": { vars: { [outside]: `translateX(${rtl})` } } },
});

const fromEnd = fromSide("100%", "-100%");

const fade = {
  transition: `opacity ${motion.base} linear`,
  "@starting-style": { opacity: 0 },
} as const;

/**
 * In the middle of the window it has no movement: it fades with the shade. It is a layer only while
 * it fades: a layer keeps the fraction of a pixel at which it was painted first, and text of a panel
 * that grows later would be 1 px lower than in a panel that opens complete.
 */
const fades = {
  ...fade,
  willChange: "auto",
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
  gridTemplate: "minmax(0, 1fr) / minmax(0, 1fr)",
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
  // Appears and disappears on the compositor alone.
  willChange: "opacity",
  ...fade,
  selectors: { '[data-state="closed"] > &': { opacity: 0 } },
});

export const placements = {
  sheet: primitiveStyle({
    alignItems: "end",
    justifyItems: "center",
    "@media": { [wide]: { alignItems: "center" }, [landscape]: { justifyItems: "end" } },
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

/** Header and footer scroll with the body, because otherwise nothing is left for it. */
const scrolls = { overflowY: "auto", overscrollBehavior: "contain" } as const;

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
    [shallow]: scrolls,
    [forced]: { borderColor: "CanvasText" },
  },
  selectors: { "&[data-keyboard]": scrolls },
});

/** A strip of the page stays visible and can be pressed. */
const side = { width: "calc(100% - 48px)", height: "100%" } as const;

/** Width that a camera takes from the end of the window. */
const CAMERA = "env(safe-area-inset-right, 0px)";

export const panelPlacements = {
  sheet: `${moving} ${primitiveStyle({
    maxHeight: "calc(100% - env(safe-area-inset-top, 0px) - 12px)",
    borderWidth: "1px 0 0",
    borderRadius: `${radius.sheet} ${radius.sheet} 0 0`,
    ...fromBelow,
    "@media": {
      [wide]: {
        maxHeight: "calc(100% - 64px)",
        borderWidth: 1,
        borderRadius: radius.sheet,
        ...fades,
      },
    },
  })}`,
  center: primitiveStyle({
    maxHeight: "calc(100% - 48px)",
    borderRadius: radius.sheet,
    ...fades,
  }),
  start: `${moving} ${primitiveStyle({
    ...side,
    borderWidth: 0,
    borderInlineEndWidth: 1,
    borderStartEndRadius: radius.sheet,
    borderEndEndRadius: radius.sheet,
    ...fromSide("-100%", "100%"),
  })}`,
  end: `${moving} ${primitiveStyle({
    ...side,
    borderWidth: 0,
    borderInlineStartWidth: 1,
    borderStartStartRadius: radius.sheet,
    borderEndStartRadius: radius.sheet,
    ...fromEnd,
  })}`,
  bottom: `${moving} ${primitiveStyle({
    maxHeight: "calc(100% - env(safe-area-inset-top, 0px) - 48px)",
    borderWidth: "1px 0 0",
    borderRadius: `${radius.sheet} ${radius.sheet} 0 0`,
    ...fromBelow,
  })}`,
};

export const sizes = {
  small: primitiveStyle({ maxWidth: 400 }),
  medium: primitiveStyle({ maxWidth: 520 }),
  large: primitiveStyle({ maxWidth: 760 }),
};

/** A sheet on a phone in landscape: a panel of one width at the end edge, as high as the window. */
export const sheetAside = primitiveStyle({
  "@media": {
    [landscape]: {
      ...fromEnd,
      maxWidth: `calc(520px + ${CAMERA})`,
      // Also higher than the greatest height of a sheet.
      minHeight: "100%",
      maxHeight: "100%",
      paddingInlineEnd: CAMERA,
      borderWidth: 0,
      borderInlineStartWidth: 1,
      borderRadius: 0,
      borderStartStartRadius: radius.sheet,
      borderEndStartRadius: radius.sheet,
    },
  },
});

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
  "@media": {
    [wide]: { touchAction: "auto" },
    [landscape]: {
      touchAction: "auto",
      paddingBlock: space[2],
    },
  },
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
    [landscape]: { display: "none" },
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

const unscrolled = { flex: "none", overflowY: "visible" } as const;

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
    "[data-keyboard] > &": unscrolled,
  },
  "@media": { [shallow]: unscrolled },
});

/** The panel is as high as the window: its body scrolls between header and footer. */
export const bodyOfSheet = primitiveStyle({
  "@media": { [landscapeWhole]: { flex: "1 1 auto", overflowY: "auto" } },
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

/** Buttons next to each other, because height is what is missing. */
export const footerOfSheet = primitiveStyle({
  "@media": {
    [landscape]: {
      gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 9rem), 1fr))",
      paddingTop: space[3],
      boxShadow: `0 -14px 14px -8px ${color.surface}, inset 0 1px ${color.line}`,
    },
  },
});
