import { flowStyle } from "../../styles/flow-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

export const picture = flowStyle({
  display: "block",
  inlineSize: "100%",
  borderRadius: vars.radius.small,
});
