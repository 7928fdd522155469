import { flowStyle } from "../../styles/flow-style.ts";
import { wide } from "../../styles/media.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { font, space } = vars;

/** The coupons are next to the wheel where a sheet is a dialog, so that both are seen at once. */
export const columns = flowStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[6],
  alignItems: "start",
  "@media": { [wide]: { gridTemplateColumns: "minmax(0, 1fr) 300px" } },
});

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
