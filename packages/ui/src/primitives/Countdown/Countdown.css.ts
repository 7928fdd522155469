import { forced, stillMotion } from "../../styles/media.ts";
import { primitiveStyle } from "../../styles/primitive-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, motion, space } = vars;

export const countdown = primitiveStyle({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: 10,
});

export const ring = primitiveStyle({ display: "block", flex: "none", aspectRatio: "1" });

export const rings = {
  small: primitiveStyle({ width: space[12] }),
  large: primitiveStyle({ width: "100%" }),
};

/** In units of the drawing, which is 48 wide. */
export const weights = {
  small: primitiveStyle({ strokeWidth: 5 }),
  large: primitiveStyle({ strokeWidth: 3 }),
};

/**
 * Shows a thin line of the track on both sides, because the lines of a brand may be as strong as
 * the progress.
 */
export const grooves = {
  small: primitiveStyle({ strokeWidth: 3.4 }),
  large: primitiveStyle({ strokeWidth: 2 }),
};

export const track = primitiveStyle({
  fill: "none",
  stroke: color.line,
  "@media": { [forced]: { stroke: "CanvasText", strokeOpacity: 0.25 } },
});

export const groove = primitiveStyle({
  fill: "none",
  stroke: color.surfaceSunken,
  "@media": { [forced]: { display: "none" } },
});

export const arc = primitiveStyle({
  fill: "none",
  strokeLinecap: "round",
  transition: `stroke-dashoffset 1s ${motion.easeLinear}`,
  "@media": { [stillMotion]: { transition: "none" }, [forced]: { stroke: "Highlight" } },
});

export const arcs = {
  calm: primitiveStyle({ stroke: color.positive }),
  soon: primitiveStyle({ stroke: color.warning }),
  now: primitiveStyle({ stroke: color.critical }),
};

export const time = primitiveStyle({
  display: "block",
  fontSize: font.sizeLead,
  fontWeight: font.weightStrong,
  fontVariantNumeric: "tabular-nums",
  lineHeight: 1.2,
});

export const label = primitiveStyle({
  display: "block",
  fontSize: font.sizeSmall,
  color: color.textMuted,
});
