import { keyframes } from "@vanilla-extract/css";
import { flowStyle } from "../../styles/flow-style.ts";
import { landscape } from "../../styles/media.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, motion, radius, space } = vars;

export const head = flowStyle({ display: "flex", alignItems: "center", gap: space[3] });

export const names = flowStyle({ display: "grid", minWidth: 0, overflowWrap: "anywhere" });

export const status = flowStyle({
  fontSize: font.sizeSmall,
  fontWeight: font.weightRegular,
  lineHeight: font.lineText,
  color: color.textMuted,
});

export const balance = flowStyle({
  display: "flex",
  alignItems: "flex-end",
  justifyContent: "space-between",
  gap: space[3],
});

export const caption = flowStyle({
  fontSize: font.sizeSmall,
  lineHeight: font.lineText,
  color: color.textMuted,
});

export const hidden = flowStyle({ fontSize: font.sizeAmount, lineHeight: font.lineTight });

const turn = keyframes({ to: { rotate: "1turn" } });

export const turning = flowStyle({
  "@media": {
    "(prefers-reduced-motion: no-preference)": {
      animation: `${turn} ${motion.turn} ${motion.easeLinear} infinite`,
    },
  },
});

export const credentials = flowStyle({
  display: "grid",
  padding: `2px 6px 2px ${space[4]}`,
  borderRadius: radius.control,
  background: color.surfaceSunken,
});

export const credential = flowStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 2,
  alignContent: "center",
  minHeight: 64,
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${color.line}`,
});

export const words = flowStyle({ flex: 1, display: "grid", minWidth: 0 });

export const label = flowStyle({
  fontSize: font.sizeSmall,
  lineHeight: font.lineText,
  color: color.textMuted,
});

export const value = flowStyle({
  fontSize: font.sizeLead,
  fontWeight: font.weightStrong,
  overflowWrap: "anywhere",
  userSelect: "text",
});

export const copied = flowStyle({
  flexBasis: "100%",
  fontSize: font.sizeSmall,
  color: color.positive,
  overflowWrap: "anywhere",
  selectors: {
    "&:empty": { display: "none" },
    "&[data-state=failed]": { color: color.critical },
  },
});

/** In line with the labels above it. */
export const reset = flowStyle({
  justifySelf: "start",
  minHeight: 56,
  paddingInline: 0,
  color: color.accentText,
});

export const ways = flowStyle({
  display: "grid",
  gap: space[2],
  "@media": { [landscape]: { display: "flex" } },
});

/** A label of two lines. */
export const play = flowStyle({
  display: "grid",
  gap: 0,
  paddingBlock: space[2],
  whiteSpace: "normal",
});

export const playTitle = flowStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
});

export const playHint = flowStyle({
  fontSize: font.sizeSmall,
  fontWeight: font.weightRegular,
  lineHeight: font.lineText,
});

/** As many as there are; with large words below each other. */
export const boxes = flowStyle({
  display: "grid",
  "@media": { [landscape]: { flex: "1 0 17rem" } },
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 5.25rem), 1fr))",
  gap: space[2],
});

export const box = flowStyle({
  flexDirection: "column",
  gap: space[1],
  minHeight: 72,
  paddingInline: space[2],
  fontSize: font.sizeSmall,
  whiteSpace: "normal",
});
