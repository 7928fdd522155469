import { primitiveStyle } from "../../styles/primitive-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

/** Covers the whole box, so that a press anywhere opens its list. */
export const select = primitiveStyle({
  appearance: "none",
  paddingInlineEnd: 30,
  marginInlineEnd: -30,
  selectors: { "&:enabled": { cursor: "pointer" } },
});

// When disabled, it has the colour of other disabled fields.
export const unchosen = primitiveStyle({
  selectors: { "&:enabled": { color: vars.color.textMuted } },
});

export const option = primitiveStyle({
  background: vars.color.surface,
  color: vars.color.text,
});

export const chevron = primitiveStyle({ flex: "none", pointerEvents: "none" });
