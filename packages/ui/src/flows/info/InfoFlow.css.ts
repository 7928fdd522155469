import { flowStyle } from "../../styles/flow-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, radius, space } = vars;

export const screen = flowStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[3],
});

export const lead = flowStyle({ color: color.textMuted });

/** Picture and words in one row, where both have enough space. */
export const chat = flowStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[5],
});

/** Dark on light in every theme, with a quiet zone: other colours cannot be scanned. */
export const qr = flowStyle({
  display: "block",
  boxSizing: "border-box",
  width: 176,
  height: 176,
  marginInline: "auto",
  padding: space[2],
  borderRadius: radius.medium,
  background: color.qr,
  objectFit: "contain",
});

/** Two paragraphs of one line. */
export const textWaiting = flowStyle({
  display: "grid",
  alignContent: "space-evenly",
  height: `calc(2lh + ${space[3]})`,
});

export const chatWords = flowStyle({
  flex: "1 1 220px",
  display: "grid",
  gap: space[3],
  minWidth: 0,
});

export const chatHead = flowStyle({ display: "grid", gap: 2 });

export const name = flowStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space[1]} ${space[3]}`,
});

export const nameText = flowStyle({
  fontSize: font.sizeLead,
  fontWeight: font.weightStrong,
  overflowWrap: "anywhere",
});

export const note = flowStyle({
  color: color.textMuted,
  fontSize: font.sizeSmall,
});

export const version = flowStyle({
  color: color.textMuted,
  fontSize: font.sizeSmall,
  textAlign: "center",
});

export const videoRow = flowStyle({
  selectors: { "&:not(:first-child)": { borderTop: `1px solid ${color.line}` } },
});

export const video = flowStyle({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  width: "100%",
  minHeight: 64,
  padding: `10px ${space[4]}`,
  border: 0,
  borderRadius: radius.card,
  background: "transparent",
  color: "inherit",
  font: "inherit",
  textAlign: "start",
  textDecoration: "none",
  cursor: "pointer",
  touchAction: "manipulation",
  selectors: {
    "&:hover": { background: color.surfaceSunken },
    "&:focus-visible": { outline: `2px solid ${color.focus}`, outlineOffset: -4 },
  },
});

export const play = flowStyle({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: 42,
  height: 42,
  borderRadius: radius.full,
  background: color.accentSoft,
  color: color.accentText,
});

export const videoWords = flowStyle({ flex: "1 1 auto", minWidth: 0, overflowWrap: "anywhere" });

export const topic = flowStyle({
  display: "block",
  fontWeight: font.weightStrong,
  lineHeight: font.lineText,
});
