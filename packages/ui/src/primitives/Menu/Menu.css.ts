import { forced, forcedOff, shallow } from "../../styles/media.ts";
import { primitiveStyle } from "../../styles/primitive-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, motion, radius, shadow, size, space } = vars;

/**
 * At most half the height of an entry: large radii of a brand would clip the first and the last
 * entry.
 */
const corner = `min(${radius.card}, ${size.touch} / 2)`;

export const menu = primitiveStyle({
  position: "fixed",
  inset: "auto",
  // For a browser without popovers, as is its hiding.
  zIndex: vars.z.overlay,
  margin: `${space[1]} 0`,
  padding: space[1],
  width: "max-content",
  minWidth: 200,
  // Of the space next to its button, so that it becomes narrower before it moves.
  maxWidth: `min(320px, 100% - ${space[2]}, 100vw - 2 * ${space[2]})`,
  maxHeight: "min(420px, calc(100dvh - 16px))",
  overflowY: "auto",
  overscrollBehavior: "contain",
  background: color.surfaceRaised,
  border: `1px solid ${color.line}`,
  borderRadius: corner,
  boxShadow: shadow.overlay,
  color: color.text,
  font: "inherit",
  fontSize: font.sizeBody,
  fontWeight: font.weightRegular,
  lineHeight: font.lineText,
  textAlign: "start",
  positionTryFallbacks: "flip-block, flip-inline, flip-block flip-inline, block-end, block-start",
  transition: `opacity ${motion.quick} ${motion.easeOut}`,
  "@starting-style": { opacity: 0 },
  selectors: { '&[data-state="closed"]': { display: "none" } },
  "@media": {
    [forced]: { borderColor: "CanvasText" },
    // The last fallback covers its button, when no side is high enough; browsers try at most five.
    [shallow]: {
      positionTryFallbacks: "flip-block, block-end, flip-block flip-inline, block-start, span-all",
    },
  },
});

export const alignments = {
  start: primitiveStyle({
    positionArea: "block-end span-inline-end",
    marginInlineEnd: space[2],
  }),
  end: primitiveStyle({
    positionArea: "block-end span-inline-start",
    marginInlineStart: space[2],
  }),
};

export const item = primitiveStyle({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  width: "100%",
  minHeight: size.touch,
  padding: `${space[2]} ${space[3]}`,
  border: 0,
  // Smaller than that of the menu by its padding, so that both curves are parallel.
  borderRadius: `max(0px, ${corner} - ${space[1]})`,
  background: "none",
  color: "inherit",
  font: "inherit",
  textAlign: "start",
  textDecoration: "none",
  cursor: "pointer",
  touchAction: "manipulation",
  selectors: {
    "&:hover, &:focus": { background: color.surfaceSunken },
    "&:focus-visible": { outlineOffset: -2 },
    '&[aria-disabled="true"]': { opacity: 0.5, cursor: "default" },
  },
  "@media": { [forced]: { selectors: { '&[aria-disabled="true"]': forcedOff } } },
});

export const tones = {
  neutral: primitiveStyle({}),
  critical: primitiveStyle({ color: color.critical }),
};

export const startsGroup = primitiveStyle({
  height: 1,
  margin: `${space[1]} ${space[3]}`,
  border: 0,
  background: color.line,
  "@media": { [forced]: { background: "CanvasText" } },
});

export const icon = primitiveStyle({ flex: "none" });

export const words = primitiveStyle({ flex: 1, minWidth: 0, overflowWrap: "anywhere" });

export const detail = primitiveStyle({
  display: "block",
  color: color.textMuted,
  fontSize: font.sizeSmall,
});
