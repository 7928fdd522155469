import { flowStyle } from "../../styles/flow-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, radius, space } = vars;

export const card = flowStyle({ paddingBlock: `${space[4]} ${space[2]}` });

export const head = flowStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
});

export const count = flowStyle({
  flex: "none",
  color: color.textMuted,
  fontSize: font.sizeSmall,
  fontWeight: font.weightStrong,
});

export const list = flowStyle({ margin: `${space[1]} 0 0`, padding: 0, listStyleType: '""' });

/** With large text the button is below the words. */
export const step = flowStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[1]} ${space[3]}`,
  minHeight: 62,
  paddingBlock: space[2],
  selectors: { "& + &": { borderTop: `1px solid ${color.line}` } },
});

export const mark = flowStyle({
  flex: "none",
  display: "grid",
  placeItems: "center",
  minWidth: 36,
  minHeight: 36,
  borderRadius: radius.full,
  boxShadow: `inset 0 0 0 1.5px ${color.control}`,
  color: color.textMuted,
  fontWeight: font.weightHeavy,
  lineHeight: 1,
  selectors: {
    "[data-state=current] > &": {
      background: color.accent,
      boxShadow: `0 0 0 5px ${color.accentSoft}`,
      color: color.onAccent,
      forcedColorAdjust: "none",
    },
    "[data-state=done] > &": {
      background: color.positiveSoft,
      boxShadow: "none",
      color: color.positive,
    },
  },
});

export const words = flowStyle({ flex: "1 1 9em", minWidth: 0, overflowWrap: "anywhere" });

export const title = flowStyle({ display: "block", fontWeight: font.weightStrong });

export const text = flowStyle({
  display: "block",
  color: color.textMuted,
  fontSize: font.sizeSmall,
});

export const lock = flowStyle({ flex: "none", marginInlineEnd: 13, color: color.textMuted });
