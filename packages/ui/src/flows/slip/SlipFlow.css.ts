import { flowStyle } from "../../styles/flow-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

export const chosen = flowStyle({
  display: "grid",
  gridTemplateColumns: "104px minmax(0, 1fr)",
  gap: vars.space[4],
  alignItems: "start",
  "@media": { "(max-width: 20em)": { gridTemplateColumns: "minmax(0, 1fr)" } },
});

/** The picture itself is the button that enlarges it. */
export const thumb = flowStyle({
  position: "relative",
  display: "block",
  inlineSize: 104,
  blockSize: 152,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: vars.color.surfaceSunken,
  boxShadow: `0 0 0 1px ${vars.color.line}`,
  overflow: "hidden",
  cursor: "zoom-in",
});

export const picture = flowStyle({
  display: "block",
  width: "100%",
  height: "100%",
  objectFit: "cover",
  objectPosition: "top",
});

export const large = flowStyle({
  display: "block",
  maxWidth: "100%",
  marginInline: "auto",
  borderRadius: vars.radius.small,
});

export const noPicture = flowStyle({
  display: "grid",
  placeItems: "center",
  inlineSize: 104,
  blockSize: 152,
  borderRadius: vars.radius.small,
  background: vars.color.surfaceSunken,
  color: vars.color.textMuted,
});

export const zoom = flowStyle({
  position: "absolute",
  insetInlineStart: 6,
  insetBlockEnd: 6,
  display: "grid",
  placeItems: "center",
  inlineSize: 28,
  blockSize: 28,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: `0 0 0 1px ${vars.color.line}`,
});

export const checksHead = flowStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "baseline",
  columnGap: vars.space[2],
  marginBlockEnd: vars.space[2],
  lineHeight: vars.font.lineText,
});

export const checks = flowStyle({
  display: "grid",
  gap: vars.space[2],
});

export const check = flowStyle({
  display: "grid",
  gridTemplateColumns: "24px minmax(0, 1fr)",
  gap: vars.space[2],
  alignItems: "start",
  fontSize: vars.font.sizeSmall,
  lineHeight: vars.font.lineText,
});

const mark = {
  display: "grid",
  placeItems: "center",
  inlineSize: 24,
  blockSize: 24,
} as const;

export const marks = {
  passed: flowStyle({
    ...mark,
    borderRadius: vars.radius.full,
    background: vars.color.positiveSoft,
    color: vars.color.positive,
  }),
  warning: flowStyle({
    ...mark,
    borderRadius: vars.radius.small,
    background: vars.color.warningSoft,
    color: vars.color.warning,
  }),
} as const;

export const onDevice = flowStyle({ marginBlockStart: vars.space[2] });

export const warned = flowStyle({
  color: vars.color.warning,
  fontWeight: vars.font.weightMedium,
});

export const sending = flowStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: vars.space[3],
  alignItems: "center",
});

/** A small, muted text: the name of a file, a reason. */
export const note = flowStyle({
  color: vars.color.textMuted,
  fontSize: vars.font.sizeSmall,
  lineHeight: vars.font.lineText,
  overflowWrap: "anywhere",
});

export const centred = flowStyle({
  display: "grid",
  justifyItems: "center",
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  textAlign: "center",
});
