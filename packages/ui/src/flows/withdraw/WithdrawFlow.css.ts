import { flowStyle } from "../../styles/flow-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

export const bounds = flowStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: vars.space[4],
  marginBlockStart: `calc(-1 * ${vars.space[2]})`,
  color: vars.color.textMuted,
  fontSize: vars.font.sizeSmall,
  lineHeight: vars.font.lineText,
});

export const sums = flowStyle({ display: "grid", gap: vars.space[2], margin: 0 });

export const sum = flowStyle({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: vars.space[4],
  lineHeight: vars.font.lineText,
});

export const sumName = flowStyle({ color: vars.color.textMuted });

export const sumAmount = flowStyle({ margin: 0, fontWeight: vars.font.weightStrong });

export const wallet = flowStyle({
  display: "grid",
  alignContent: "start",
  height: "100%",
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderRadius: vars.radius.medium,
  background: `linear-gradient(150deg, ${vars.color.walletStart}, ${vars.color.walletEnd} 72%)`,
  color: vars.color.walletText,
  lineHeight: vars.font.lineText,
  // Visible only in forced colours, which remove the background.
  outline: "1px solid transparent",
  outlineOffset: -1,
});

export const walletName = flowStyle({
  color: vars.color.walletTextMuted,
  fontSize: vars.font.sizeSmall,
});

export const walletAmount = flowStyle({ fontWeight: vars.font.weightStrong });
