import { flowStyle } from "../../styles/flow-style.ts";
import { previousPage } from "../../styles/previous-page.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, space } = vars;

export const section = flowStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[2],
});

export const head = flowStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: space[4],
});

export const total = flowStyle({ color: color.textMuted, fontSize: font.sizeSmall });

export const columns = flowStyle({
  display: "flex",
  justifyContent: "space-between",
  gap: space[4],
  paddingBlockEnd: space[1],
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.textMuted,
  fontSize: font.sizeSmall,
  fontWeight: font.weightMedium,
});

export const rows = flowStyle(previousPage);
