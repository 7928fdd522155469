import { flowStyle } from "../../styles/flow-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, radius, shadow, size, space } = vars;

export const conversation = flowStyle({
  position: "relative",
  flex: 1,
  minHeight: 0,
  display: "flex",
  flexDirection: "column",
});

export const list = flowStyle({
  flex: 1,
  minHeight: 0,
  overscrollBehavior: "contain",
  selectors: { "&:focus-visible": { outline: `2px solid ${color.focus}`, outlineOffset: -3 } },
});

export const plain = flowStyle({ overflowY: "auto" });

export const row = flowStyle({ paddingInline: space[3], paddingBottom: space[2] });

export const nothing = flowStyle({ flex: 1, minHeight: 0, overflowY: "auto", padding: space[4] });

export const top = flowStyle({
  display: "grid",
  justifyItems: "center",
  minHeight: space[4],
  paddingBlock: space[2],
});

export const topText = flowStyle({
  color: color.textMuted,
  fontSize: font.sizeSmall,
});

export const end = flowStyle({ height: space[2] });

const pill = {
  position: "absolute",
  insetInlineStart: "50%",
  bottom: space[3],
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: 6,
  minHeight: size.touch,
  border: "1px solid transparent",
  borderRadius: radius.full,
  font: "inherit",
  fontSize: font.sizeSmall,
  fontWeight: font.weightStrong,
  whiteSpace: "nowrap",
  boxShadow: shadow.overlay,
  cursor: "pointer",
  transform: "translateX(-50%)",
} as const;

export const newMessages = flowStyle({
  ...pill,
  padding: "0 18px 0 14px",
  background: color.walletStart,
  color: color.walletText,
});

export const toNewest = flowStyle({
  ...pill,
  width: size.touch,
  padding: 0,
  borderColor: color.line,
  background: color.surfaceRaised,
  color: color.text,
});

export const down = flowStyle({ rotate: "90deg" });
