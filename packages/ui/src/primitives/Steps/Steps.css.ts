import { hiddenRule } from "../../styles/hidden-rule.ts";
import { primitiveStyle } from "../../styles/primitive-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, radius, space } = vars;

/** So that four names have space next to each other. An em, because names grow with the text size. */
const spaceForNames = "(min-width: 26em)";

const gap = space[2];
/** Width of a number, px. */
const MARKER = 36;
/** Thickness of a bar, and of the line between two numbers, px. */
const BAR = 6;
const LINE = 3;

const COUNTER = "satang-step";

export const steps = primitiveStyle({
  containerType: "inline-size",
  display: "flex",
  gap,
  counterReset: COUNTER,
});

const frame = `inset 0 0 0 1px ${color.line}`;

/** A bar, or where there is space the line from the number before. */
const step = (bar: { readonly background: string; readonly boxShadow?: string }, line: string) =>
  primitiveStyle({
    position: "relative",
    flex: 1,
    minWidth: 0,
    counterIncrement: COUNTER,
    selectors: {
      "&::before": {
        content: '""',
        display: "block",
        height: BAR,
        borderRadius: radius.full,
        forcedColorAdjust: "none",
        ...bar,
      },
      // The part of the current step that is filled is the one next to the step before.
      "&:dir(rtl)::before": { transform: "scaleX(-1)" },
    },
    "@container": {
      [spaceForNames]: {
        selectors: {
          "&::before": {
            position: "absolute",
            insetBlockStart: (MARKER - LINE) / 2,
            insetInlineEnd: `calc(50% + ${MARKER / 2}px)`,
            width: `calc(100% - ${MARKER}px + ${gap})`,
            height: LINE,
            borderRadius: 0,
            background: line,
            boxShadow: "none",
          },
          "&:first-child::before": { display: "none" },
        },
      },
    },
  });

const half = `linear-gradient(90deg, ${color.accent} 55%, ${color.surfaceSunken} 55%)`;

export const states = {
  done: step({ background: color.accent }, color.accentText),
  current: step({ background: half, boxShadow: frame }, color.accentText),
  ahead: step({ background: color.surfaceSunken, boxShadow: frame }, color.control),
};

/** A number, or a check mark. */
export const marker = primitiveStyle({
  display: "none",
  "@container": {
    [spaceForNames]: {
      display: "grid",
      placeItems: "center",
      width: MARKER,
      height: MARKER,
      marginInline: "auto",
      border: `1.5px solid ${color.control}`,
      borderRadius: radius.full,
      color: color.textMuted,
      fontWeight: font.weightStrong,
      forcedColorAdjust: "none",
      selectors: {
        ':not([data-state="done"]) > &::before': { content: `counter(${COUNTER})` },
        '[data-state="done"] > &': {
          borderColor: color.accentText,
          background: color.accentText,
          color: color.surface,
        },
        '[aria-current="step"] > &': {
          borderColor: color.accent,
          background: color.accent,
          color: color.onAccent,
          boxShadow: `0 0 0 5px ${color.accentSoft}`,
        },
      },
    },
  },
});

/** Shown where there is space, and announced everywhere. */
export const name = primitiveStyle({
  color: color.textMuted,
  fontSize: font.sizeSmall,
  lineHeight: font.lineText,
  selectors: {
    '[aria-current="step"] > &': { color: color.text, fontWeight: font.weightStrong },
  },
  "@container": {
    [spaceForNames]: {
      display: "block",
      marginBlockStart: space[2],
      overflowWrap: "anywhere",
      textAlign: "center",
      textWrap: "balance",
    },
    [`not ${spaceForNames}`]: hiddenRule,
  },
});
