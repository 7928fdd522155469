import { keyframes } from "@vanilla-extract/css";
import { forced, stillMotion } from "../../styles/media.ts";
import { primitiveStyle } from "../../styles/primitive-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, motion, radius, space } = vars;

export const progress = primitiveStyle(
  {
    display: "grid",
    gap: space[1],
    minWidth: 0,
    fontSize: font.sizeSmall,
    lineHeight: font.lineText,
  },
  "progress",
);

export const head = primitiveStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: space[3],
});

export const label = primitiveStyle({
  color: color.textMuted,
  fontWeight: font.weightMedium,
  overflowWrap: "anywhere",
});

export const value = primitiveStyle({
  fontWeight: font.weightStrong,
  fontVariantNumeric: "tabular-nums",
});

const sweep = keyframes({
  from: { backgroundPosition: "150% 0" },
  to: { backgroundPosition: "-50% 0" },
});
const breathe = keyframes({ "50%": { opacity: 0.45 } });

const done = {
  background: "currentColor",
  borderRadius: radius.full,
  transition: `inline-size ${motion.base} ${motion.easeOut}`,
};

/** The native element: its length needs no style attribute, which a strict policy would remove. */
export const track = primitiveStyle({
  appearance: "none",
  display: "block",
  width: "100%",
  height: 8,
  border: 0,
  borderRadius: radius.full,
  background: color.surfaceSunken,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
  overflow: "hidden",
  selectors: {
    "&::-webkit-progress-bar": { background: "transparent" },
    "&::-webkit-progress-value": done,
    "&::-moz-progress-bar": done,
    "&:indeterminate": {
      background: `linear-gradient(90deg, transparent 30%, currentColor 50%, transparent 70%) 50% 0 / 200% 100%, ${color.surfaceSunken}`,
      animation: `${sweep} ${motion.turn} ${motion.easeLinear} infinite`,
    },
    "&:indeterminate::-moz-progress-bar": { background: "transparent" },
  },
  "@media": {
    [stillMotion]: {
      selectors: {
        "&:indeterminate": {
          backgroundPosition: "50% 0",
          animation: `${breathe} ${motion.turn} ${motion.easeInOut} infinite`,
        },
      },
    },
    [forced]: {
      border: "1px solid CanvasText",
      height: 10,
      selectors: {
        "&::-webkit-progress-value": { background: "Highlight" },
        "&::-moz-progress-bar": { background: "Highlight" },
        "&:indeterminate": {
          forcedColorAdjust: "none",
          background:
            "linear-gradient(90deg, Canvas 30%, Highlight 50%, Canvas 70%) 50% 0 / 200% 100%",
        },
      },
    },
  },
});

export const tones = {
  accent: primitiveStyle({ color: color.accentText }),
  positive: primitiveStyle({ color: color.positive }),
  critical: primitiveStyle({ color: color.critical }),
};
