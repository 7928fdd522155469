import { primitiveStyle } from "../../styles/primitive-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

export const pill = primitiveStyle(
  {
    display: "inline-flex",
    alignItems: "center",
    gap: 6,
    maxWidth: "100%",
    padding: "3px 12px",
    border: "1px solid transparent",
    // The radius of one line: with several lines a larger radius would clip the text.
    borderRadius: [vars.radius.full, `min(${vars.radius.full}, 0.5lh + 4px)`],
    fontSize: vars.font.sizeSmall,
    fontWeight: vars.font.weightStrong,
    lineHeight: vars.font.lineText,
    overflowWrap: "anywhere",
  },
  "pill",
);

export const icon = primitiveStyle({ flex: "none" });

export const tones = {
  neutral: primitiveStyle({ background: vars.color.surfaceSunken, color: vars.color.textMuted }),
  accent: primitiveStyle({
    background: vars.color.accentSoft,
    color: vars.color.accentText,
    borderColor: vars.color.accentLine,
  }),
  positive: primitiveStyle({ background: vars.color.positiveSoft, color: vars.color.positive }),
  warning: primitiveStyle({ background: vars.color.warningSoft, color: vars.color.warning }),
  info: primitiveStyle({ background: vars.color.infoSoft, color: vars.color.info }),
  critical: primitiveStyle({ background: vars.color.criticalSoft, color: vars.color.critical }),
};
