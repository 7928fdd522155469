import { flowStyle } from "../../styles/flow-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, space } = vars;

export const days = flowStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
});

export const day = flowStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[2],
});

export const title = flowStyle({ paddingInline: space[1] });

/** The totals are below the day where both do not fit in a row. */
export const head = flowStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: `0 ${space[4]}`,
  fontSize: font.sizeSmall,
  fontWeight: font.weightRegular,
});

export const date = flowStyle({
  color: color.textMuted,
  fontVariantNumeric: "tabular-nums",
  marginInlineStart: 4,
});

export const totals = flowStyle({
  display: "inline-flex",
  flexWrap: "wrap",
  gap: `0 ${space[3]}`,
  color: color.textMuted,
  fontVariantNumeric: "tabular-nums",
});

export const moneyIn = flowStyle({ color: color.positive, fontWeight: font.weightStrong });

export const none = flowStyle({ color: color.text, fontWeight: font.weightStrong });
