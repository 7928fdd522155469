import { globalStyle } from "@vanilla-extract/css";
import { drumHeight } from "../../primitives/ChoiceCarousel/slide-position.rules.ts";
import { flowStyle } from "../../styles/flow-style.ts";
import { landscape } from "../../styles/media.ts";
import { vars } from "../../theme/css/contract.css.ts";
import { layers } from "../../theme/css/layers.css.ts";

const { color, font, radius, shadow, size, space } = vars;

const SWAP = size.touch;

/** Of a drum: the label of one line with its gap, and the edge of the frame. */
const ABOVE = `(${font.sizeSmall} * ${font.lineText} + 5px + 1.5px)`;

export const drums = flowStyle({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: space[3],
  alignItems: "start",
});

export const lists = flowStyle({
  position: "relative",
  display: "grid",
  gap: space[2],
  // The button is next to both.
  "@media": { [landscape]: { paddingInlineEnd: `calc(${SWAP} + ${space[3]})` } },
});

/** A list with its label next to it, so that two have the height of one and its amount is not cut off. */
export const line = flowStyle({
  "@media": {
    [landscape]: {
      display: "grid",
      gridTemplateColumns: "3.5rem minmax(0, 1fr)",
      alignItems: "center",
    },
  },
});

globalStyle(`${line} > :nth-child(n + 3)`, { "@layer": { [layers.flows]: { gridColumn: 2 } } });

/** Of one end: the other one begins below its label, too. */
export const end = flowStyle({ minWidth: 0, position: "relative" });

/** Between both chosen slides, or between both lists; gold when it can swap two accounts. */
export const swap = flowStyle({
  position: "absolute",
  zIndex: 1,
  insetInlineStart: `calc(100% + ${space[3]} / 2 - ${SWAP} / 2)`,
  top: `calc(${ABOVE} + (${drumHeight} - ${SWAP}) / 2)`,
  display: "grid",
  placeItems: "center",
  width: SWAP,
  height: SWAP,
  padding: 0,
  border: `1.5px solid ${color.control}`,
  borderRadius: radius.full,
  background: color.surface,
  color: color.textMuted,
  boxShadow: shadow.card,
  forcedColorAdjust: "none",
  cursor: "pointer",
  touchAction: "manipulation",
  selectors: {
    "&:focus-visible": { outline: `2px solid ${color.focus}`, outlineOffset: 4 },
    "&[data-state=ready]": {
      borderColor: "transparent",
      background: color.accent,
      color: color.onAccent,
    },
    "&[data-state=ready]:active": { background: color.accentActive },
    "&[aria-disabled]": { cursor: "default" },
    [`${lists} > &`]: {
      insetInlineStart: "auto",
      insetInlineEnd: space[4],
      top: `calc(50% + (${font.sizeSmall} * ${font.lineText} - ${SWAP}) / 2)`,
      rotate: "90deg",
    },
  },
  "@media": {
    [landscape]: {
      selectors: {
        [`${lists} > &`]: {
          insetInlineEnd: 0,
          top: `calc(50% - ${SWAP} / 2)`,
        },
      },
    },
    "(hover: hover)": {
      selectors: { "&[data-state=ready]:hover": { background: color.accentHover } },
    },
  },
});

export const slide = flowStyle({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  minWidth: 0,
  selectors: {
    // The edge and the ground of the slide that holds it.
    "&[data-state=next]::before": {
      content: "",
      position: "absolute",
      inset: 0,
      borderRadius: radius.medium,
      border: `2px solid ${color.accentText}`,
      background: color.accentSoft,
      zIndex: -1,
      pointerEvents: "none",
    },
  },
});

const mark = {
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: 36,
  height: 36,
  borderRadius: 11,
} as const;

export const walletMark = flowStyle({
  ...mark,
  background: `linear-gradient(150deg, ${color.walletStart}, ${color.walletEnd})`,
});

export const emptyMark = flowStyle({
  ...mark,
  border: `2px dashed ${color.control}`,
  color: color.accentText,
});

export const noneHint = flowStyle({
  color: color.accentText,
  fontSize: font.sizeCaption,
  lineHeight: font.lineText,
});

export const account = flowStyle({ display: "grid", gap: 1, minWidth: 0 });

export const accountName = flowStyle({
  fontWeight: font.weightStrong,
  whiteSpace: "nowrap",
  overflow: "hidden",
  textOverflow: "ellipsis",
  lineHeight: font.lineText,
  // Small lines are cut at a part of a pixel.
  paddingBlock: 1,
  marginBlock: -1,
});

/** Whole in half of the narrowest phone, and as large as the name where there is space. */
export const accountAmount = flowStyle({
  fontSize: [font.sizeCaption, `min(${font.sizeCaption}, max(12px, 8.4cqi))`],
  "@container": { "(min-width: 9.5rem)": { fontSize: font.sizeSmall } },
});

export const accountMillions = flowStyle({
  fontSize: [font.sizeCaption, `min(${font.sizeCaption}, max(12px, 6.6cqi))`],
});

/** Wraps the accounts below each other at the end of the line. */
const wrapping = { display: "flex", flexWrap: "wrap", columnGap: space[4] } as const;

export const after = flowStyle({
  ...wrapping,
  color: color.textMuted,
  fontSize: font.sizeSmall,
  lineHeight: font.lineText,
});

export const afterTitle = flowStyle({ flex: "none" });

export const afterAccounts = flowStyle({ ...wrapping, flex: 1, justifyContent: "end" });

export const afterAccount = flowStyle({ whiteSpace: "nowrap" });

export const afterAmount = flowStyle({ color: color.text });

/** The label of the button has both accounts and the amount, so it may need a second line. */
export const submit = flowStyle({ whiteSpace: "normal", textWrap: "balance" });

/** A line of its own below the label. */
export const inWords = flowStyle({
  display: "block",
  fontSize: font.sizeSmall,
  fontWeight: font.weightRegular,
});
