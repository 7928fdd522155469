import { flowStyle } from "../../styles/flow-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

/**
 * In em, the text size of the browser: at a large one both do not fit next to each other on any
 * phone.
 */
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

/** The label of the button has both accounts and the amount, so it may need a second line. */
export const submit = flowStyle({ whiteSpace: "normal", textWrap: "balance" });
