import { flowStyle } from "../../styles/flow-style.ts";
import { heroType } from "../../styles/hero-type.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, radius, space } = vars;

export const content = flowStyle({
  position: "relative",
  isolation: "isolate",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
  gap: space[4],
  textAlign: "center",
});

export const confetti = flowStyle({
  position: "absolute",
  insetInline: 0,
  top: 0,
  zIndex: -1,
  width: "100%",
  "@media": { "(forced-colors: active)": { display: "none" } },
});

export const pieces = {
  coin: flowStyle({ fill: color.coin }),
  light: flowStyle({ fill: color.coinDark }),
  positive: flowStyle({ fill: color.positive }),
  info: flowStyle({ fill: color.info }),
};

export const coinPlain = flowStyle({ display: "grid" });

export const coin = flowStyle({
  display: "grid",
  padding: space[3],
  borderRadius: radius.full,
  background: color.accentSoft,
});

export const words = flowStyle({ display: "grid", gap: space[1] });

/** Width of the part that is torn off. */
const STUB = 84;

/** Half circles cut out of both edges where the ticket is torn. */
const notches = ["0", "100%"]
  .map(
    (edge) =>
      `radial-gradient(circle 11px at ${STUB}px ${edge}, #0000 97%, #000) 0 ${edge} / 100% 51% no-repeat`,
  )
  .join(", ");

export const ticket = flowStyle({
  direction: "ltr",
  display: "grid",
  gridTemplateColumns: `${STUB}px minmax(0, 1fr)`,
  width: "100%",
  minHeight: 132,
  borderRadius: 22,
  overflow: "hidden",
  textAlign: "start",
  mask: notches,
});

export const stub = flowStyle({
  display: "grid",
  placeItems: "center",
  background: color.accent,
  color: color.onAccent,
  forcedColorAdjust: "none",
});

export const body = flowStyle({
  minWidth: 0,
  display: "grid",
  alignContent: "center",
  padding: `${space[3]} ${space[4]} ${space[3]} 22px`,
  borderInlineStart: `2px dashed ${color.line}`,
});

export const amount = flowStyle({
  ...heroType,
  fontWeight: font.weightHeavy,
  lineHeight: 1.25,
  letterSpacing: "-0.02em",
  fontVariantNumeric: "tabular-nums",
});

export const value = flowStyle({
  fontSize: font.sizeDisplay,
  fontWeight: font.weightHeavy,
  lineHeight: font.lineTight,
  overflowWrap: "anywhere",
});

export const detail = flowStyle({
  color: color.walletTextMuted,
  fontSize: font.sizeSmall,
  lineHeight: font.lineText,
});

export const actions = flowStyle({ display: "grid", gap: space[2], width: "100%" });
