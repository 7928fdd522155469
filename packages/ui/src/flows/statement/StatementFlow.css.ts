import { flowStyle } from "../../styles/flow-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

export const screen = flowStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 14,
});

/** The previous page stays readable while the next one loads; a line above it shows the loading. */
export const rows = flowStyle({
  transition: `box-shadow ${vars.motion.base} ${vars.motion.easeOut} 200ms`,
  selectors: {
    "&[aria-busy]": { boxShadow: `inset 0 3px 0 ${vars.color.accent}`, cursor: "progress" },
  },
});

export const latestHead = flowStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  paddingBlockStart: vars.space[2],
  paddingInlineStart: vars.space[4],
});
