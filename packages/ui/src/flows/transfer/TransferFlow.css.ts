import { vars } from "../../theme/contract.css.ts";
import { flowStyle } from "../flow-style.ts";

export const pair = flowStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto minmax(0, 1fr)",
  gap: vars.space[2],
  alignItems: "start",
  "@media": { "(max-width: 339px)": { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const arrow = flowStyle({
  display: "grid",
  placeItems: "center",
  alignSelf: "center",
  color: vars.color.textMuted,
  "@media": { "(max-width: 339px)": { display: "none" } },
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
