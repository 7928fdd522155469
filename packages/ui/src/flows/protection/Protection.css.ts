import { flowStyle } from "../../styles/flow-style.ts";
import { magnified } from "../../styles/media.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, radius, space } = vars;

export const screen = flowStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[3],
});

export const lead = flowStyle({ color: color.textMuted });

/** The ground of a moment to stop at: calm, with the river of the wallet. */
export const band = flowStyle({
  position: "relative",
  isolation: "isolate",
  overflow: "hidden",
  display: "grid",
  placeItems: "center",
  minHeight: 132,
});

export const bandOfSheet = flowStyle({ borderRadius: radius.card });

export const bandOfCard = flowStyle({
  borderRadius: `${radius.card} ${radius.card} 0 0`,
});

export const mark = flowStyle({
  position: "relative",
  display: "grid",
  placeItems: "center",
  width: 76,
  height: 76,
  borderRadius: radius.full,
  background: color.walletEnd,
  color: color.walletText,
  boxShadow: `0 0 0 1.5px ${color.coin}`,
  // Visible only in forced colours, which remove the background.
  outline: "1px solid transparent",
});

export const words = flowStyle({
  display: "grid",
  gap: space[1],
  textAlign: "center",
  overflowWrap: "anywhere",
});

export const facts = flowStyle({
  padding: `${space[1]} ${space[4]}`,
  borderRadius: radius.card,
  background: color.surfaceSunken,
});

export const plainFacts = flowStyle({ margin: `calc(-1 * ${space[2]}) 0` });

export const fact = flowStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space[3],
  minHeight: 54,
  selectors: { "&:not(:first-child)": { borderTop: `1px solid ${color.line}` } },
});

export const factName = flowStyle({
  display: "flex",
  alignItems: "center",
  gap: 10,
  minWidth: 0,
  color: color.textMuted,
  fontSize: font.sizeSmall,
  lineHeight: font.lineText,
});

export const factValue = flowStyle({
  margin: "0 0 0 auto",
  fontSize: font.sizeLead,
  fontWeight: font.weightStrong,
  fontVariantNumeric: "tabular-nums",
  textAlign: "end",
});

export const factNote = flowStyle({
  marginInlineEnd: 6,
  color: color.textMuted,
  fontSize: font.sizeSmall,
  fontWeight: font.weightMedium,
});

/** Equal weight: neither button is the main one. */
export const buttons = flowStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 130px), 1fr))",
  gap: space[3],
});

export const sunken = flowStyle({ borderRadius: radius.card, background: color.surfaceSunken });

export const help = flowStyle({
  color: color.textMuted,
  fontSize: font.sizeSmall,
  textAlign: "center",
});

export const helpLink = flowStyle({ color: color.text, textDecoration: "underline" });

export const limit = flowStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[3],
  minHeight: 72,
  paddingBlock: space[2],
  selectors: { "&:not(:first-child)": { borderTop: `1px solid ${color.line}` } },
});

export const limitIcon = flowStyle({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: 42,
  height: 42,
  borderRadius: radius.full,
  background: color.accentSoft,
  color: color.accentText,
  "@media": { [magnified]: { display: "none" } },
});

export const limitWords = flowStyle({
  flex: "1 1 0",
  display: "grid",
  minWidth: 0,
  overflowWrap: "anywhere",
});

export const limitName = flowStyle({
  color: color.textMuted,
  fontSize: font.sizeSmall,
  lineHeight: font.lineText,
});

export const limitValue = flowStyle({
  fontWeight: font.weightStrong,
  fontVariantNumeric: "tabular-nums",
  lineHeight: font.lineText,
});

export const waiting = flowStyle({
  flex: "1 0 100%",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space[3],
  paddingInlineStart: 54,
  color: color.textMuted,
  fontSize: font.sizeSmall,
  fontVariantNumeric: "tabular-nums",
  "@media": { [magnified]: { paddingInlineStart: 0 } },
});

/** Words of the button begin where those above do. */
export const keep = flowStyle({ marginInline: -17 });

export const note = flowStyle({ color: color.textMuted, fontSize: font.sizeSmall });

export const stopped = flowStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  maxWidth: 480,
  minWidth: 0,
  width: "100%",
  marginInline: "auto",
});

export const stoppedBody = flowStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  padding: space[5],
});
