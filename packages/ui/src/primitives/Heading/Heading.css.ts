import { primitiveStyle } from "../../styles/primitive-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

export const base = primitiveStyle(
  {
    margin: 0,
    lineHeight: vars.font.lineTight,
    fontWeight: vars.font.weightHeavy,
    textWrap: "balance",
    overflowWrap: "anywhere",
  },
  "heading",
);

export const sizes = {
  body: primitiveStyle({ fontSize: vars.font.sizeBody, fontWeight: vars.font.weightStrong }),
  lead: primitiveStyle({ fontSize: vars.font.sizeLead, fontWeight: vars.font.weightStrong }),
  title: primitiveStyle({ fontSize: vars.font.sizeTitle }),
  display: primitiveStyle({ fontSize: vars.font.sizeDisplay }),
};
