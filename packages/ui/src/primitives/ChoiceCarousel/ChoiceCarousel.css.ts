import { forced } from "../../styles/media.ts";
import { primitiveStyle } from "../../styles/primitive-style.ts";
import { vars } from "../../theme/css/contract.css.ts";
import { row } from "../Carousel/row.ts";
import { drumHeight, slideHeight, slideShare } from "./slide-position.rules.ts";

const { color, font, radius, shadow, space } = vars;

export const group = primitiveStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: 5,
  minWidth: 0,
});

export const label = primitiveStyle({
  color: color.textMuted,
  fontSize: font.sizeSmall,
  fontWeight: font.weightMedium,
});

/** `clip`, not `hidden`: a focused radio button must not scroll it without the engine. */
export const frame = primitiveStyle({
  position: "relative",
  overflow: "clip",
  // The drum alone cuts its slides, within the edge.
  overflowClipMargin: 2,
  paddingInline: 5,
  borderRadius: radius.control,
  background: color.surfaceSunken,
  border: `1.5px solid ${color.control}`,
  cursor: "grab",
  selectors: {
    "&:has(:focus-visible)": { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
    "&:active": { cursor: "grabbing" },
    "[aria-invalid=true] > &": { borderColor: color.critical },
  },
});

/** @param rim - part of the view, in percent, on each side of the chosen slide */
const fade = (towards: string, rim: number) =>
  `linear-gradient(${towards}, transparent, #000 ${rim}%, #000 ${100 - rim}%, transparent)`;

/**
 * `relative`, so that the engine measures its slides from here, not from the frame with its
 * padding.
 */
export const drum = primitiveStyle({
  position: "relative",
  overflow: "clip",
  containerType: "inline-size",
});

/** Vertical slides are whole; horizontal ones that are not in the middle fade out. */
export const orientations = {
  vertical: primitiveStyle({
    height: drumHeight,
    touchAction: "pan-x pinch-zoom",
    // Hides whole slides, not parts of words.
    overflow: "visible",
    clipPath: "inset(1px 0)",
  }),
  horizontal: primitiveStyle({
    touchAction: "pan-y pinch-zoom",
    marginBlock: 5,
    maskImage: fade("90deg", (100 - slideShare) / 2),
  }),
};

export const directions = {
  vertical: primitiveStyle({ ...row, flexDirection: "column", height: "100%" }),
  horizontal: primitiveStyle(row),
};

export const choice = primitiveStyle({
  position: "relative",
  isolation: "isolate",
  flex: "none",
  display: "grid",
  alignContent: "center",
  minWidth: 0,
  // The height is for two lines of a name and an amount, in each script.
  padding: `0 ${space[3]}`,
  // In half of the narrowest phone, the amount needs the space.
  "@container": { "(max-width: 9rem)": { paddingInline: space[2] } },
  borderRadius: radius.medium,
  background: color.surfaceSunken,
  color: color.text,
  overflowWrap: "anywhere",
  cursor: "inherit",
});

/** An amount in millions is never cut off, also in a narrow view and at a large text size. */
const fitting = (share: number) => ({
  fontSize: [font.sizeSmall, `min(${font.sizeSmall}, max(12px, ${share}cqi))`],
});

export const sizes = {
  vertical: primitiveStyle({ height: slideHeight, ...fitting(11) }),
  horizontal: primitiveStyle({
    width: `${slideShare}%`,
    // A long name in a narrow slide has more lines.
    minHeight: slideHeight,
    ...fitting(0.11 * slideShare),
  }),
};

export const content = primitiveStyle({ display: "grid", minWidth: 0 });

/**
 * Slides that are not chosen recede; those next to a horizontal one fade out already. The slide itself is moved by the
 * engine, in its own scale.
 */
export const others = {
  vertical: primitiveStyle({ scale: "0.94" }),
  horizontal: undefined,
};

/** The slide in the middle; without a choice it looks like an empty place. */
export const middles = {
  some: primitiveStyle({
    background: color.surfaceRaised,
    color: color.text,
    boxShadow: `inset 0 0 0 1.5px ${color.control}, ${shadow.card}`,
    "@media": { [forced]: { outline: "2px solid Highlight", outlineOffset: -2 } },
  }),
  none: primitiveStyle({
    outline: `1.5px dashed ${color.control}`,
    outlineOffset: -2,
    // The content has an edge.
    selectors: { "&:has([data-state=next])": { outlineStyle: "none" } },
    "@media": { [forced]: { outlineColor: "Highlight" } },
  }),
};

/**
 * Fills its slide, so that touch exploration of a screen reader finds it; drags reach the slide.
 */
export const radio = primitiveStyle({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  opacity: 0,
  pointerEvents: "none",
});
