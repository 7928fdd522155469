import { flowStyle } from "../../styles/flow-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, radius, space } = vars;

/** From this width the age of a row is in the line of its time. */
const ONE_LINE = "(min-width: 90em)";

export const table = flowStyle({
  width: "100%",
  borderCollapse: "collapse",
  fontSize: font.sizeBody,
});

const edges = {
  selectors: {
    "&:first-child": { paddingInlineStart: 18 },
    "&:last-child": { paddingInlineEnd: space[5] },
  },
};

export const head = flowStyle({
  ...edges,
  height: 40,
  padding: `0 ${space[3]}`,
  color: color.textMuted,
  fontSize: font.sizeSmall,
  fontWeight: font.weightMedium,
  textAlign: "start",
});

export const day = flowStyle({
  height: 36,
  padding: `0 ${space[5]} 0 18px`,
  borderBlock: `1px solid ${color.line}`,
  background: color.surfaceSunken,
  textAlign: "start",
});

export const row = flowStyle({
  position: "relative",
  selectors: { "&:not(:last-child)": { borderBlockEnd: `1px solid ${color.line}` } },
});

/** The row of the receipt that is shown, also while it is hovered. */
export const chosen = flowStyle({
  selectors: { "&&": { background: `color-mix(in srgb, ${color.accent} 13%, transparent)` } },
});

export const cell = flowStyle({
  selectors: {
    ...edges.selectors,
    [`${chosen} > &:first-child`]: { boxShadow: `inset 4px 0 ${color.accentText}` },
  },
  height: 54,
  padding: `${space[1]} ${space[3]}`,
  fontWeight: font.weightRegular,
  textAlign: "start",
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
});

export const end = flowStyle({ textAlign: "end" });

/** Text that belongs together does not break. */
export const narrow = flowStyle({ width: "1%", whiteSpace: "nowrap" });

export const activity = flowStyle({ display: "flex", alignItems: "center", gap: space[3] });

export const title = flowStyle({ fontWeight: font.weightStrong, overflowWrap: "anywhere" });

export const age = flowStyle({
  display: "block",
  color: color.textMuted,
  fontSize: font.sizeSmall,
  "@media": { [ONE_LINE]: { display: "inline", marginInlineStart: space[2] } },
});

export const icon = flowStyle({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: 34,
  height: 34,
  borderRadius: radius.small,
});

export const iconTones = {
  neutral: flowStyle({ background: color.surfaceSunken, color: color.textMuted }),
  positive: flowStyle({ background: color.positiveSoft, color: color.positive }),
  critical: flowStyle({ background: color.criticalSoft, color: color.critical }),
};

const strong = { fontWeight: font.weightStrong };

export const amountTones = {
  plain: flowStyle({ ...strong, color: color.text }),
  positive: flowStyle({ ...strong, color: color.positive }),
  void: flowStyle({ color: color.textMuted, textDecoration: "line-through" }),
};
