import { vars } from "../../theme/contract.css.ts";
import { primitiveStyle } from "../shared/primitive-style.ts";

/** Covers the whole box, so that its list opens from anywhere in it. */
export const select = primitiveStyle({
  appearance: "none",
  cursor: "pointer",
  paddingInlineEnd: 30,
  marginInlineEnd: -30,
});

export const unchosen = primitiveStyle({ color: vars.color.textMuted });

export const option = primitiveStyle({
  background: vars.color.surface,
  color: vars.color.text,
});

export const chevron = primitiveStyle({ flex: "none", pointerEvents: "none" });
