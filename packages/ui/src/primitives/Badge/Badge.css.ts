import { primitiveStyle } from "../../styles/primitive-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

export const badge = primitiveStyle(
  {
    display: "inline-grid",
    placeItems: "center",
    // Round around one digit, at any text size.
    minWidth: "max(24px, 1.6em)",
    minHeight: "max(24px, 1.6em)",
    padding: "0 6px",
    // The badge uses system colours itself; otherwise the count would get a backplate of another colour.
    forcedColorAdjust: "none",
    borderRadius: vars.radius.full,
    fontSize: vars.font.sizeCaption,
    fontWeight: vars.font.weightHeavy,
    lineHeight: 1,
    fontVariantNumeric: "tabular-nums",
  },
  "badge",
);

export const tones = {
  accent: primitiveStyle({ background: vars.color.accent, color: vars.color.onAccent }),
  critical: primitiveStyle({ background: vars.color.critical, color: vars.color.onCritical }),
};
