import { flowStyle } from "../../styles/flow-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, space } = vars;

export const code = flowStyle({ fontWeight: font.weightStrong });

export const percent = flowStyle({
  color: color.textMuted,
  fontSize: font.sizeSmall,
  lineHeight: font.lineText,
});

export const actions = flowStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)",
  gap: space[2],
});
