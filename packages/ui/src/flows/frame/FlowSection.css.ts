import { flowStyle } from "../../styles/flow-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, radius, space } = vars;

/** The section gets the focus when the element that had it is gone; it is not a control and has no focus ring. */
export const section = flowStyle({
  outline: "none",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  overflowWrap: "anywhere",
});

export const presentations = {
  inline: flowStyle({
    padding: space[5],
    border: `1px solid ${color.line}`,
    borderRadius: radius.card,
    background: color.surface,
  }),
  page: flowStyle({ width: "100%", maxWidth: 560, marginInline: "auto", padding: space[4] }),
};

export const header = flowStyle({ display: "grid", justifyItems: "start" });

export const back = flowStyle({ marginInlineStart: -12 });

export const title = flowStyle({
  fontSize: font.sizeTitle,
  fontWeight: font.weightStrong,
  lineHeight: font.lineTight,
  outline: "none",
});

export const description = flowStyle({ fontSize: font.sizeSmall, color: color.textMuted });

export const footer = flowStyle({ display: "grid", gap: 10 });
