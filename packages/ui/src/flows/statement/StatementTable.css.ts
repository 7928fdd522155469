import { flowStyle } from "../../styles/flow-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, radius, space } = vars;

export const table = flowStyle({
  width: "100%",
  borderCollapse: "collapse",
  fontSize: font.sizeBody,
});

export const head = flowStyle({
  padding: `${space[3]} ${space[4]}`,
  color: color.textMuted,
  fontSize: font.sizeSmall,
  fontWeight: font.weightMedium,
  textAlign: "start",
});

export const day = flowStyle({
  padding: `${space[2]} ${space[4]}`,
  borderBlock: `1px solid ${color.line}`,
  background: color.surfaceSunken,
  textAlign: "start",
});

export const row = flowStyle({
  position: "relative",
  selectors: { "&:not(:last-child)": { borderBlockEnd: `1px solid ${color.line}` } },
});

export const cell = flowStyle({
  padding: `${space[2]} ${space[4]}`,
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
});

export const icon = flowStyle({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: 38,
  height: 38,
  borderRadius: radius.medium,
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
  void: flowStyle({ ...strong, color: color.textMuted, textDecoration: "line-through" }),
};

export const statusTones = {
  positive: flowStyle({ ...strong, color: color.positive }),
  warning: flowStyle({ ...strong, color: color.warning }),
  critical: flowStyle({ ...strong, color: color.critical }),
};
