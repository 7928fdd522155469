import { flowStyle } from "../../styles/flow-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, radius, space } = vars;

export const card = flowStyle({
  display: "grid",
  alignContent: "start",
  gap: space[3],
  overflow: "hidden",
  height: "100%",
  paddingBlockEnd: space[4],
  borderRadius: radius.card,
  background: color.surfaceSunken,
  // Visible only in forced colours, which remove the background.
  outline: "1px solid transparent",
  outlineOffset: -1,
});

/** The place is kept while the picture loads. */
export const picture = flowStyle({
  display: "block",
  width: "100%",
  aspectRatio: "2 / 1",
  objectFit: "cover",
});

export const text = flowStyle({
  paddingInline: space[4],
  fontSize: font.sizeLead,
  selectors: { "&:first-child": { paddingBlockStart: space[4] } },
});
