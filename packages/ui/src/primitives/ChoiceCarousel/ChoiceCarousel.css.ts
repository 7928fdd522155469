import { vars } from "../../theme/contract.css.ts";
import { forced } from "../shared/media.ts";
import { primitiveStyle } from "../shared/primitive-style.ts";

const { color, font, radius, space } = vars;

export const group = primitiveStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 5,
  minWidth: 0,
});

export const label = primitiveStyle({
  color: color.textMuted,
  fontSize: font.sizeSmall,
  fontWeight: font.weightMedium,
});

/** `clip`, not `hidden`: a focused radio must not scroll it behind the engine's back. */
export const viewport = primitiveStyle({
  position: "relative",
  overflow: "clip",
  borderRadius: radius.control,
  background: color.surfaceSunken,
  border: `1.5px solid ${color.control}`,
  cursor: "grab",
  selectors: {
    "&:has(:focus-visible)": { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
    "&:active": { cursor: "grabbing" },
  },
});

const slideHeight = 72;

export const orientations = {
  vertical: primitiveStyle({
    height: Math.round(slideHeight * 2.2),
    touchAction: "pan-x pinch-zoom",
  }),
  horizontal: primitiveStyle({ touchAction: "pan-y pinch-zoom" }),
};

export const container = primitiveStyle({ display: "flex" });

/** The first slide stands in the middle before the engine runs. */
export const directions = {
  vertical: primitiveStyle({
    flexDirection: "column",
    height: "100%",
  }),
  horizontal: primitiveStyle({ flexDirection: "row" }),
};

export const choice = primitiveStyle({
  position: "relative",
  flex: "none",
  display: "grid",
  alignContent: "center",
  minWidth: 0,
  padding: `${space[1]} ${space[3]}`,
  borderRadius: radius.medium,
  color: color.textMuted,
  fontSize: font.sizeSmall,
  cursor: "inherit",
});

export const sizes = {
  vertical: primitiveStyle({ height: slideHeight }),
  horizontal: primitiveStyle({ width: "62%", height: slideHeight }),
};

export const chosen = primitiveStyle({
  background: color.accentSoft,
  color: color.text,
  boxShadow: `inset 0 0 0 1.5px ${color.accent}`,
  "@media": { [forced]: { outline: "2px solid Highlight", outlineOffset: -2 } },
});

/** Fills its slide, so that a screen reader's finger finds it; drags go through to the slide. */
export const radio = primitiveStyle({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  margin: 0,
  opacity: 0,
  pointerEvents: "none",
});

export const none = primitiveStyle({ color: color.textMuted });

export const error = primitiveStyle({ color: color.critical, fontSize: font.sizeCaption });
