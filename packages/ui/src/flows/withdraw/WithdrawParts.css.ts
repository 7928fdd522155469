import { flowStyle } from "../../styles/flow-style.ts";
import { landscape } from "../../styles/media.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, size, space } = vars;

export const row = flowStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[2],
  width: "100%",
  minHeight: size.touch,
  marginTop: space[2],
  border: 0,
  borderTop: `1px solid color-mix(in srgb, ${color.walletText} 14%, transparent)`,
  background: "none",
  color: color.walletTextMuted,
  font: "inherit",
  fontSize: font.sizeSmall,
  textAlign: "start",
  cursor: "pointer",
  "@media": { [landscape]: { marginTop: space[1] } },
  selectors: { "&:focus-visible": { outline: `3px solid ${color.walletText}`, outlineOffset: -3 } },
});

export const sums = flowStyle({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[2],
  minWidth: 0,
  fontVariantNumeric: "tabular-nums",
});

export const sum = flowStyle({ color: color.walletText, fontWeight: font.weightStrong });

export const arrow = flowStyle({
  flex: "none",
  selectors: { "[aria-expanded=true] > &": { rotate: "180deg" } },
});

export const parts = flowStyle({
  display: "grid",
  paddingBottom: space[2],
  fontSize: font.sizeSmall,
  selectors: { "&[hidden]": { display: "none" } },
});

/** Name and amount at the two edges, so that the amounts are below each other. */
export const part = flowStyle({
  display: "flex",
  justifyContent: "space-between",
  gap: space[3],
  minHeight: 28,
  alignItems: "center",
  color: color.walletTextMuted,
  overflowWrap: "anywhere",
});
