import { flowStyle } from "../../styles/flow-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

export const ownCard = flowStyle({ display: "grid", gap: vars.space[2] });

export const own = flowStyle({
  display: "flex",
  gap: vars.space[3],
  alignItems: "center",
  minWidth: 0,
  lineHeight: vars.font.lineText,
});

export const ownWords = flowStyle({ display: "grid", minWidth: 0, overflowWrap: "anywhere" });

/** White and wide, because cameras need the quiet zone in every theme. */
export const code = flowStyle({
  alignSelf: "center",
  boxSizing: "border-box",
  width: "min(262px, 100%)",
  padding: 22,
  borderRadius: vars.radius.card,
  background: vars.color.qr,
  boxShadow: `0 0 0 1px ${vars.color.line}`,
  lineHeight: 0,
  forcedColorAdjust: "none",
});

export const picture = flowStyle({
  width: "100%",
  aspectRatio: "1",
  objectFit: "contain",
  imageRendering: "pixelated",
});

export const once = flowStyle({
  display: "flex",
  gap: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.font.sizeSmall,
  lineHeight: vars.font.lineText,
});

export const onceIcon = flowStyle({
  flex: "none",
  color: vars.color.positive,
  marginBlockStart: "0.2em",
});

export const two = flowStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(128px, 1fr))",
  gap: vars.space[2],
  // On the narrowest phones each is as wide as its text, so that none breaks.
  "@media": { "(max-width: 359px)": { gridTemplateColumns: "auto auto" } },
});

export const centred = flowStyle({
  display: "grid",
  justifyItems: "center",
  gap: vars.space[3],
  paddingBlock: vars.space[4],
  textAlign: "center",
});

export const wide = flowStyle({ display: "grid", gap: vars.space[2], width: "100%" });
