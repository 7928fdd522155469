import { primitiveStyle } from "../../styles/primitive-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

/** Covers the whole box, so that its list opens from anywhere in it. */
export const select = primitiveStyle({
  appearance: "none",
  paddingInlineEnd: 30,
  marginInlineEnd: -30,
  selectors: { "&:enabled": { cursor: "pointer" } },
});

// Disabled, its colour is that of any field.
export const unchosen = primitiveStyle({
  selectors: { "&:enabled": { color: vars.color.textMuted } },
});

export const option = primitiveStyle({
  background: vars.color.surface,
  color: vars.color.text,
});

export const chevron = primitiveStyle({ flex: "none", pointerEvents: "none" });
