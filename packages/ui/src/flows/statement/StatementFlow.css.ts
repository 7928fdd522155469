import { flowStyle } from "../../styles/flow-style.ts";
import { print } from "../../styles/media.ts";
import { previousPage } from "../../styles/previous-page.ts";
import { vars } from "../../theme/css/contract.css.ts";

export const screen = flowStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 14,
});

/** A link at the edge of a phone. */
export const slips = flowStyle({ marginInline: -12, color: vars.color.accentText });

/** The rows, and the receipt of the chosen one. */
export const columns = flowStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 348px",
  gap: 28,
  alignItems: "start",
  // Paper has no space for a receipt next to the rows.
  "@media": { [print]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

/** Stays in view while longer rows scroll. */
export const panel = flowStyle({
  position: "sticky",
  insetBlockStart: vars.space[6],
  "@media": { [print]: { position: "static" } },
});

export const rows = flowStyle({
  ...previousPage,
  // The list has the focus after a page was turned. It is not a control, so it has no ring.
  outline: "none",
  // Below the bar of the app.
  scrollMarginBlockStart: 72,
});

/** The rows of the page, and the pages. */
export const foot = flowStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[4],
});

/** In the middle of a phone. */
export const pages = flowStyle({
  marginInline: "auto",
  minWidth: 0,
  selectors: { "p + &": { marginInlineEnd: 0 } },
});

export const range = flowStyle({
  color: vars.color.textMuted,
  fontSize: vars.font.sizeSmall,
  fontVariantNumeric: "tabular-nums",
});

export const latestHead = flowStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  paddingBlockStart: vars.space[2],
  paddingInlineStart: vars.space[4],
});

export const pressable = flowStyle({
  position: "relative",
  selectors: { "&:hover": { background: vars.color.surfaceSunken } },
});

/** The whole row is pressed, and its title is the button. */
export const receipt = flowStyle({
  padding: 0,
  border: 0,
  background: "none",
  color: "inherit",
  font: "inherit",
  textAlign: "start",
  cursor: "pointer",
  outline: "none",
  selectors: {
    "&::after": { content: '""', position: "absolute", inset: 0 },
    "&:focus-visible::after": {
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: -3,
      borderRadius: vars.radius.medium,
    },
  },
});
