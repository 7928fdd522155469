import { primitiveStyle } from "../../styles/primitive-style.ts";
import { vars } from "../../theme/css/contract.css.ts";
import { SMALL_INSET, textButton } from "../Button/text-button.css.ts";

export const alert = primitiveStyle(
  {
    display: "flex",
    gap: 12,
    alignItems: "start",
    minWidth: 0,
    padding: "12px 14px",
    borderRadius: vars.radius.button,
    border: "1px solid transparent",
    color: vars.color.text,
    fontSize: vars.font.sizeBody,
    fontWeight: vars.font.weightMedium,
    lineHeight: vars.font.lineText,
    overflowWrap: "anywhere",
  },
  "alert",
);

export const tones = {
  accent: primitiveStyle({ background: vars.color.accentSoft }),
  info: primitiveStyle({ background: vars.color.infoSoft }),
  positive: primitiveStyle({ background: vars.color.positiveSoft }),
  warning: primitiveStyle({ background: vars.color.warningSoft }),
  critical: primitiveStyle({ background: vars.color.criticalSoft }),
};

const icon = (color: string) =>
  primitiveStyle({
    display: "grid",
    flex: "none",
    marginBlockStart: "calc((1lh - 18px) / 2)",
    color,
  });

export const icons = {
  accent: icon(vars.color.accentText),
  info: icon(vars.color.info),
  positive: icon(vars.color.positive),
  warning: icon(vars.color.warning),
  critical: icon(vars.color.critical),
};

export const body = primitiveStyle({ flex: 1, minWidth: 0, display: "grid", gap: 4 });

export const title = primitiveStyle({ fontWeight: vars.font.weightStrong });

export const action = primitiveStyle({
  justifySelf: "start",
  marginBlockStart: 6,
  // The edge of a control has contrast on surfaces only; on a soft tone it would not be visible.
  vars: { [vars.color.control]: vars.color.textMuted },
  selectors: { [`&:has(> ${textButton})`]: { marginInlineStart: `-${SMALL_INSET}` } },
});
