import { flowStyle } from "../../styles/flow-style.ts";
import { magnified } from "../../styles/media.ts";
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

/** In one line where there is space; the words have no space of their own at their ends. */
export const totals = flowStyle({
  color: color.textMuted,
  fontVariantNumeric: "tabular-nums",
  "@media": { [`not all and ${magnified}`]: { whiteSpace: "nowrap" } },
});

export const moneyIn = flowStyle({ color: color.positive, fontWeight: font.weightStrong });
