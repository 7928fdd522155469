import { primitiveStyle } from "../../styles/primitive-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, radius, space } = vars;

export const row = primitiveStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[1]} ${space[3]}`,
  padding: "10px 14px",
  selectors: { "&:not(:first-child)": { borderTop: `1px solid ${color.line}` } },
});

export const icon = primitiveStyle({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: 42,
  height: 42,
  borderRadius: radius.medium,
});

export const iconTones = {
  neutral: primitiveStyle({ background: color.surfaceSunken, color: color.textMuted }),
  accent: primitiveStyle({ background: color.accentSoft, color: color.accentText }),
  positive: primitiveStyle({ background: color.positiveSoft, color: color.positive }),
  warning: primitiveStyle({ background: color.warningSoft, color: color.warning }),
  critical: primitiveStyle({ background: color.criticalSoft, color: color.critical }),
};

/** When the amount would leave less space than this, it is below. */
export const words = primitiveStyle({ flex: "1 1 5.5rem", minWidth: 0 });

export const title = primitiveStyle({
  display: "block",
  fontSize: font.sizeBody,
  fontWeight: font.weightStrong,
  overflowWrap: "anywhere",
});

export const detail = primitiveStyle({
  display: "block",
  color: color.textMuted,
  fontSize: font.sizeSmall,
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
});

export const end = primitiveStyle({
  flex: "none",
  maxWidth: "60%",
  marginInlineStart: "auto",
  textAlign: "end",
  overflowWrap: "anywhere",
});

export const amount = primitiveStyle({
  display: "block",
  fontSize: font.sizeBody,
  fontWeight: font.weightStrong,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});

export const amountTones = {
  plain: primitiveStyle({ color: color.text }),
  positive: primitiveStyle({ color: color.positive }),
  void: primitiveStyle({ color: color.textMuted, textDecoration: "line-through" }),
};

export const status = primitiveStyle({
  display: "block",
  fontSize: font.sizeSmall,
  fontWeight: font.weightStrong,
});

export const statusTones = {
  neutral: primitiveStyle({ color: color.textMuted }),
  positive: primitiveStyle({ color: color.positive }),
  warning: primitiveStyle({ color: color.warning }),
  critical: primitiveStyle({ color: color.critical }),
};
