import { hiddenRule } from "../../styles/hidden-rule.ts";
import { forced } from "../../styles/media.ts";
import { primitiveStyle } from "../../styles/primitive-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, radius, space } = vars;

/** So that four names have space next to each other. An em, because names grow with the text size. */
const spaceForNames = "(min-width: 26em)";

export const steps = primitiveStyle({
  containerType: "inline-size",
  display: "flex",
  gap: space[2],
});

const step = { position: "relative", flex: 1, minWidth: 0 } as const;

const bar = {
  content: '""',
  display: "block",
  height: 6,
  borderRadius: radius.full,
  forcedColorAdjust: "none",
} as const;

const frame = (line: string) => ({ boxShadow: `inset 0 0 0 1px ${line}` });

export const states = {
  done: primitiveStyle({
    ...step,
    selectors: { "&::before": { ...bar, background: color.accent } },
    "@media": { [forced]: { selectors: { "&::before": { background: "Highlight" } } } },
  }),
  current: primitiveStyle({
    ...step,
    selectors: {
      "&::before": {
        ...bar,
        background: `linear-gradient(90deg, ${color.accent} 55%, ${color.surfaceSunken} 55%)`,
        ...frame(color.line),
      },
    },
    "@media": {
      [forced]: {
        selectors: {
          "&::before": {
            background: "linear-gradient(90deg, Highlight 55%, Canvas 55%)",
            ...frame("CanvasText"),
          },
        },
      },
    },
  }),
  ahead: primitiveStyle({
    ...step,
    selectors: {
      "&::before": { ...bar, background: color.surfaceSunken, ...frame(color.line) },
    },
    "@media": {
      [forced]: {
        selectors: { "&::before": { background: "Canvas", ...frame("CanvasText") } },
      },
    },
  }),
};

/** Shown where there is space, and announced everywhere. */
export const name = primitiveStyle({
  color: color.textMuted,
  fontSize: font.sizeCaption,
  lineHeight: font.lineText,
  selectors: {
    '[aria-current="step"] > &': { color: color.text, fontWeight: font.weightStrong },
  },
  "@container": {
    [spaceForNames]: {
      display: "block",
      marginBlockStart: space[2],
      overflowWrap: "anywhere",
      textWrap: "balance",
    },
    [`not ${spaceForNames}`]: hiddenRule,
  },
});
