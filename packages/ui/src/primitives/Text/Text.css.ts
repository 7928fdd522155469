import { primitiveStyle } from "../../styles/primitive-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

export const base = primitiveStyle(
  { margin: 0, lineHeight: vars.font.lineText, overflowWrap: "anywhere" },
  "text",
);

export const sizes = {
  caption: primitiveStyle({ fontSize: vars.font.sizeCaption }),
  small: primitiveStyle({ fontSize: vars.font.sizeSmall }),
  body: primitiveStyle({ fontSize: vars.font.sizeBody }),
  lead: primitiveStyle({ fontSize: vars.font.sizeLead }),
};

export const tones = {
  inherit: "",
  neutral: primitiveStyle({ color: vars.color.text }),
  muted: primitiveStyle({ color: vars.color.textMuted }),
  accent: primitiveStyle({ color: vars.color.accentText }),
  positive: primitiveStyle({ color: vars.color.positive }),
  warning: primitiveStyle({ color: vars.color.warning }),
  info: primitiveStyle({ color: vars.color.info }),
  critical: primitiveStyle({ color: vars.color.critical }),
};

export const weights = {
  regular: "",
  medium: primitiveStyle({ fontWeight: vars.font.weightMedium }),
  strong: primitiveStyle({ fontWeight: vars.font.weightStrong }),
};

export const aligns = {
  start: "",
  center: primitiveStyle({ textAlign: "center" }),
  end: primitiveStyle({ textAlign: "end" }),
};
