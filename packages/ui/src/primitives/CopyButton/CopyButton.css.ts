import { primitiveStyle } from "../../styles/primitive-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

/** A failure must be visible too; success is shown by the icon. */
export const failed = primitiveStyle({
  marginInlineStart: vars.space[2],
  color: vars.color.critical,
  fontSize: vars.font.sizeSmall,
});
