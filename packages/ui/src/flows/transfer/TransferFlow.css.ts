import { flowStyle } from "../../styles/flow-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

/** In em, the size of words that a member chose in the browser: large ones have no room beside each other on any phone. */
const narrow = "(max-width: 21.1875em)";

export const pair = flowStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto minmax(0, 1fr)",
  gap: vars.space[2],
  alignItems: "start",
  "@media": { [narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const arrow = flowStyle({
  display: "grid",
  placeItems: "center",
  alignSelf: "center",
  color: vars.color.textMuted,
  "@media": { [narrow]: { display: "none" } },
});

export const account = flowStyle({ display: "grid", gap: 2, minWidth: 0 });

export const accountName = flowStyle({
  fontWeight: vars.font.weightStrong,
  whiteSpace: "nowrap",
  overflow: "hidden",
  textOverflow: "ellipsis",
  lineHeight: vars.font.lineText,
});

/** The button names pair and amount, so it may need a second line. */
export const submit = flowStyle({ whiteSpace: "normal", textWrap: "balance" });
