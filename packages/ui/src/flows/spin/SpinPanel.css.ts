import { flowStyle } from "../../styles/flow-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { font, space } = vars;

export const panel = flowStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
});

export const cost = flowStyle({
  marginInlineStart: space[2],
  fontSize: font.sizeSmall,
  fontWeight: font.weightRegular,
});
