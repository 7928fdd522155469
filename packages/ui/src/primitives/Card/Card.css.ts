import { primitiveStyle } from "../../styles/primitive-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

export const card = primitiveStyle(
  {
    minWidth: 0,
    background: vars.color.surface,
    color: vars.color.text,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
  },
  "card",
);

export const elevations = {
  flat: "",
  raised: primitiveStyle({ boxShadow: vars.shadow.card }),
};

export const paddings = {
  none: "",
  small: primitiveStyle({ padding: vars.space[3] }),
  medium: primitiveStyle({ padding: 18 }),
  large: primitiveStyle({ padding: vars.space[6] }),
};
