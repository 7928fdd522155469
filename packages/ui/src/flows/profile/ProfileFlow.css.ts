import { flowStyle } from "../../styles/flow-style.ts";
import { magnified } from "../../styles/media.ts";
import { walletEdge } from "../../styles/wallet-ground.css.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, radius, shadow, space } = vars;

export const screen = flowStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[3],
});

/** From this width the settings are next to the data. */
const TWO = "(min-width: 60em)";

export const columns = flowStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  gap: space[4],
  "@media": { [TWO]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: space[6] } },
});

export const column = flowStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
});

export const cardTitle = flowStyle({ padding: `${space[4]} ${space[5]} ${space[1]}` });

export const head = flowStyle({
  position: "relative",
  isolation: "isolate",
  overflow: "hidden",
  display: "flex",
  alignItems: "center",
  gap: space[4],
  minWidth: 0,
  minHeight: 106,
  padding: 18,
  borderRadius: `calc(${radius.card} * 13 / 12)`,
  boxShadow: `${shadow.card}, ${walletEdge}`,
  "@media": { [magnified]: { flexDirection: "column", alignItems: "start" } },
});

export const avatar = flowStyle({
  position: "relative",
  width: "4.25rem",
  fontSize: font.sizeDisplay,
  boxShadow: `0 0 0 4px ${color.walletControl}`,
});

export const words = flowStyle({
  position: "relative",
  display: "grid",
  gap: 2,
  minWidth: 0,
  overflowWrap: "anywhere",
});

export const name = flowStyle({
  fontSize: font.sizeTitle,
  fontWeight: font.weightStrong,
  lineHeight: 1.35,
});

export const fact = flowStyle({
  color: color.walletTextMuted,
  fontSize: font.sizeSmall,
  fontVariantNumeric: "tabular-nums",
  lineHeight: font.lineText,
});

export const row = flowStyle({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignContent: "center",
  columnGap: space[3],
  minHeight: 60,
  padding: `6px ${space[5]}`,
  selectors: { "&:not(:first-child)": { borderTop: `1px solid ${color.line}` } },
});

export const label = flowStyle({
  color: color.textMuted,
  fontSize: font.sizeSmall,
  lineHeight: font.lineText,
});

export const value = flowStyle({
  gridColumn: 1,
  fontSize: font.sizeBody,
  fontWeight: font.weightStrong,
  fontVariantNumeric: "tabular-nums",
  lineHeight: font.lineText,
  overflowWrap: "anywhere",
});

/** In the middle of label and value. */
export const end = flowStyle({
  gridColumn: 2,
  gridRow: "1 / 3",
  alignSelf: "center",
});

export const bank = flowStyle({ display: "block", paddingInlineEnd: 44 });

export const badge = flowStyle({
  position: "absolute",
  insetInlineEnd: space[5],
  insetBlockStart: "50%",
  translate: "0 -50%",
});

export const readOnly = flowStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: space[1],
  color: color.textMuted,
  fontSize: font.sizeSmall,
});

export const entryRow = flowStyle({
  selectors: { "&:not(:first-child)": { borderTop: `1px solid ${color.line}` } },
});

export const entry = flowStyle({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  width: "100%",
  minHeight: 60,
  padding: `8px ${space[5]}`,
  border: 0,
  borderRadius: radius.card,
  background: "transparent",
  color: "inherit",
  font: "inherit",
  textAlign: "start",
  cursor: "pointer",
  touchAction: "manipulation",
  selectors: {
    "&:focus-visible": { outline: `2px solid ${color.focus}`, outlineOffset: -4 },
  },
});

export const entryIcon = flowStyle({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: 42,
  height: 42,
  borderRadius: radius.medium,
  background: color.accentSoft,
  color: color.accentText,
});

export const entryWords = flowStyle({ flex: "1 1 auto", minWidth: 0, overflowWrap: "anywhere" });

export const entryName = flowStyle({
  display: "block",
  fontWeight: font.weightStrong,
  lineHeight: font.lineText,
});

export const paidHere = flowStyle({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  minHeight: 60,
  padding: `6px ${space[5]}`,
  borderTop: `1px solid ${color.line}`,
  color: color.textMuted,
  fontSize: font.sizeSmall,
});

/** The control is below its name where both do not fit in a row. */
export const preference = flowStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space[1]} ${space[4]}`,
  minHeight: 60,
  padding: `6px ${space[5]}`,
  selectors: { "& + &": { borderTop: `1px solid ${color.line}` } },
});

export const preferenceName = flowStyle({ fontWeight: font.weightStrong });

export const control = flowStyle({ flex: "0 1 312px", minWidth: "min(100%, 15rem)" });

export const limit = flowStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[2]} 14px`,
  minHeight: 60,
  padding: `${space[2]} ${space[5]}`,
  selectors: { "&:not(:first-child)": { borderTop: `1px solid ${color.line}` } },
});

export const limitWords = flowStyle({
  flex: "1 1 9rem",
  display: "grid",
  gap: 5,
  minWidth: 0,
  overflowWrap: "anywhere",
});

export const limitLine = flowStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: space[3],
  fontWeight: font.weightStrong,
  fontVariantNumeric: "tabular-nums",
});

export const limitValue = flowStyle({ fontWeight: font.weightHeavy });

export const bar = flowStyle({
  display: "block",
  height: 8,
  borderRadius: radius.full,
  background: color.surfaceSunken,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
  overflow: "hidden",
});

export const used = flowStyle({
  display: "block",
  height: "100%",
  borderRadius: radius.full,
  background: color.accentText,
});

export const chevron = flowStyle({ flex: "none", color: color.textMuted });

export const buttons = flowStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 140px), 1fr))",
  gap: space[3],
});
