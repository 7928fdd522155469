import { flowStyle } from "../../styles/flow-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, radius, space } = vars;

export const ring = flowStyle({ display: "grid", placeItems: "center", width: "5.5rem" });

export const circle = flowStyle({
  gridArea: "1 / 1",
  width: "100%",
  transform: "rotate(-90deg)",
  fill: "none",
  strokeWidth: 10,
});

export const track = flowStyle({ stroke: color.line });
export const good = flowStyle({ stroke: color.positive });
export const bad = flowStyle({ stroke: color.critical });

export const ringText = flowStyle({
  gridArea: "1 / 1",
  fontSize: font.sizeLead,
  fontWeight: font.weightHeavy,
  fontVariantNumeric: "tabular-nums",
});

export const bar = flowStyle({ display: "block", borderRadius: radius.full });

export const barTrack = flowStyle({ fill: color.line });
export const barGood = flowStyle({ fill: color.positive });
export const barBad = flowStyle({ fill: color.critical });

const legend = {
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[1]} ${space[4]}`,
  color: color.textMuted,
  fontSize: font.sizeSmall,
  lineHeight: font.lineText,
} as const;

export const legends = {
  start: flowStyle(legend),
  apart: flowStyle({ ...legend, justifyContent: "space-between" }),
};

export const entry = flowStyle({ display: "inline-flex", alignItems: "center", gap: 6 });

const mark = {
  flex: "none",
  width: 10,
  height: 10,
  forcedColorAdjust: "none",
} as const;

/** The marks differ in shape too. */
export const marks = {
  good: flowStyle({ ...mark, borderRadius: radius.full, background: color.positive }),
  bad: flowStyle({ ...mark, borderRadius: 3, background: color.critical }),
};
