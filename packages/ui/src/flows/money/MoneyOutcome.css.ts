import { flowStyle } from "../../styles/flow-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

/** Not a grid: what is pinned would stay in its row. */
export const outcome = flowStyle({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space[3],
  minHeight: "100%",
  paddingBlockStart: vars.space[4],
  textAlign: "center",
  outline: "none",
});

const badge = {
  display: "grid",
  placeItems: "center",
  width: 72,
  height: 72,
  borderRadius: vars.radius.full,
} as const;

export const badges = {
  info: flowStyle({ ...badge, color: vars.color.info, background: vars.color.infoSoft }),
  positive: flowStyle({
    ...badge,
    color: vars.color.positive,
    background: vars.color.positiveSoft,
  }),
  warning: flowStyle({ ...badge, color: vars.color.warning, background: vars.color.warningSoft }),
};

export const words = flowStyle({
  display: "grid",
  gap: vars.space[2],
  maxWidth: "36ch",
  textWrap: "balance",
});

/**
 * Two next to each other when their labels fit, otherwise below each other; the last one fills its
 * own row.
 */
export const actions = flowStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 8rem), 1fr))",
  gap: vars.space[3],
  width: "100%",
  marginBlockStart: vars.space[2],
});

/** At the lower edge of the window that a picture fills. */
export const atEnd = flowStyle({
  selectors: { "[data-part=modal] &": { marginBlockStart: "auto" } },
});

export const wholeRow = flowStyle({ gridColumn: "1 / -1" });

export const open = flowStyle({ display: "grid", gap: vars.space[3] });
