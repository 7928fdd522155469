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

export const after = flowStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "baseline",
  columnGap: vars.space[4],
  lineHeight: vars.font.lineText,
});

export const afterName = flowStyle({ color: vars.color.textMuted });

export const afterAmount = flowStyle({
  marginInlineStart: "auto",
  fontWeight: vars.font.weightStrong,
});

export const wallet = flowStyle({
  display: "grid",
  alignContent: "start",
  height: "100%",
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius.medium,
  lineHeight: vars.font.lineText,
});

export const walletName = flowStyle({
  color: vars.color.walletTextMuted,
  fontSize: vars.font.sizeSmall,
});

export const parts = flowStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${vars.space[4]}`,
  color: vars.color.walletTextMuted,
  fontSize: vars.font.sizeSmall,
});

export const part = flowStyle({ overflowWrap: "anywhere" });
