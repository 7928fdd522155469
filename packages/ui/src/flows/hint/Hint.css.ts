import { flowStyle } from "../../styles/flow-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

export const hint = flowStyle({
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.font.sizeSmall,
  lineHeight: vars.font.lineText,
});

/** In the middle of the first line, in every script. */
export const icon = flowStyle({ flex: "none", marginBlockStart: "calc((1lh - 16px) / 2)" });
