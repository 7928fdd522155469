import { vars } from "../../theme/contract.css.ts";
import { primitiveStyle } from "../shared/primitive-style.ts";

export const picker = primitiveStyle(
  {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(44px, 1fr))",
    gap: 6,
    margin: 0,
    padding: 0,
    border: 0,
    minWidth: 0,
  },
  "amount-picker",
);

export const amount = primitiveStyle({
  minHeight: vars.size.touch,
  padding: "6px 0",
  borderRadius: vars.radius.medium,
  border: `1.5px solid ${vars.color.control}`,
  background: "transparent",
  color: vars.color.text,
  fontWeight: vars.font.weightStrong,
  fontSize: vars.font.sizeSmall,
  fontVariantNumeric: "tabular-nums",
  cursor: "pointer",
  touchAction: "manipulation",
  selectors: {
    "&[aria-pressed=true]": {
      background: vars.color.accentSoft,
      borderColor: vars.color.accent,
      color: vars.color.accentText,
    },
    "&:disabled": {
      borderColor: vars.color.line,
      color: vars.color.textMuted,
      cursor: "not-allowed",
    },
  },
  "@media": {
    "(forced-colors: active)": {
      selectors: { "&[aria-pressed=true]": { outline: "2px solid Highlight" } },
    },
  },
});
