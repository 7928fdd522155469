import { flowStyle } from "../../styles/flow-style.ts";
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

export const ticket = flowStyle({
  display: "flex",
  width: "100%",
  borderRadius: radius.card,
  overflow: "hidden",
  background: color.surfaceSunken,
  border: `1px solid ${color.line}`,
  textAlign: "start",
});

export const body = flowStyle({
  flex: 1,
  minWidth: 0,
  display: "grid",
  alignContent: "center",
  gap: 2,
  padding: space[4],
  borderInlineStart: `2px dashed ${color.line}`,
});

export const value = flowStyle({
  fontSize: font.sizeTitle,
  fontWeight: font.weightHeavy,
  lineHeight: font.lineTight,
  overflowWrap: "anywhere",
});

export const detail = flowStyle({
  color: color.textMuted,
  fontSize: font.sizeSmall,
  lineHeight: font.lineText,
});

export const actions = flowStyle({ display: "grid", gap: space[2], width: "100%" });
