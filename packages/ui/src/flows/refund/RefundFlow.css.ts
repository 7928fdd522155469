import { flowStyle } from "../../styles/flow-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, radius, shadow, space } = vars;

export const info = flowStyle({ color: color.textMuted });

export const card = flowStyle({
  position: "relative",
  isolation: "isolate",
  overflow: "hidden",
  display: "grid",
  padding: `18px 20px`,
  borderRadius: radius.card,
  boxShadow: shadow.card,
});

export const caption = flowStyle({
  position: "relative",
  color: color.walletTextMuted,
  fontSize: font.sizeSmall,
  lineHeight: font.lineText,
});

export const shares = flowStyle({ display: "grid", gap: space[2] });

export const actions = flowStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))",
  gap: space[2],
});

export const row = flowStyle({ paddingInline: 0 });
