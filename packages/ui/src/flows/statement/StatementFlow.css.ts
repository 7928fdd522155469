import { vars } from "../../theme/contract.css.ts";
import { flowStyle } from "../flow-style.ts";

export const screen = flowStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 14,
});

export const head = flowStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[3],
});

/** The page before stays while the next one loads, and says that it is not the one asked for. */
export const rows = flowStyle({
  transition: `opacity ${vars.motion.base} ${vars.motion.easeOut} 200ms`,
  selectors: { "&[aria-busy]": { opacity: 0.5 } },
});

export const latestHead = flowStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  paddingBlockStart: vars.space[2],
  paddingInlineStart: vars.space[4],
});
