import { forced, forcedChosen, forcedOff, landscape, tiny, wide } from "../../styles/media.ts";
import { primitiveStyle } from "../../styles/primitive-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, motion, radius, size } = vars;

export const menu = primitiveStyle({
  position: "fixed",
  insetInline: 0,
  bottom: 0,
  zIndex: vars.z.bar,
  minHeight: size.bottomNavigation,
  padding: "10px 10px 0",
  paddingInline:
    "max(10px, env(safe-area-inset-left, 0px)) max(10px, env(safe-area-inset-right, 0px))",
  paddingBottom: "max(8px, env(safe-area-inset-bottom, 0px))",
  background: color.surface,
  borderTop: `1px solid ${color.line}`,
  borderRadius: `${radius.card} ${radius.card} 0 0`,
  "@media": {
    [wide]: { display: "none" },
    [tiny]: { paddingInline: 2 },
    [landscape]: {
      insetInlineEnd: "auto",
      top: 0,
      width: `calc(${size.bottomNavigationColumn} + env(safe-area-inset-left, 0px))`,
      paddingInline: "calc(4px + env(safe-area-inset-left, 0px)) 4px",
      borderTop: 0,
      borderInlineEnd: `1px solid ${color.line}`,
      borderRadius: 0,
    },
  },
});

export const list = primitiveStyle({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  maxWidth: 560,
  margin: "0 auto",
  padding: 0,
  listStyle: "none",
  "@media": {
    [landscape]: { gridAutoFlow: "row", alignContent: "space-between", minHeight: "100%" },
  },
});

export const place = primitiveStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
  alignItems: "start",
});

export const item = primitiveStyle({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: 3,
  width: "100%",
  minHeight: 52,
  padding: "2px 0",
  border: 0,
  borderRadius: radius.medium,
  background: "none",
  color: color.textMuted,
  font: "inherit",
  // A word must fit into a fifth of the screen, because Thai and Lao have no spaces to break at.
  fontSize: `min(${font.sizeCaption}, 5.5vw)`,
  fontWeight: font.weightMedium,
  textDecoration: "none",
  cursor: "pointer",
  touchAction: "manipulation",
  selectors: {
    "&:hover": { color: color.text },
    '&[aria-current="page"]': { color: color.accentText },
    "&:disabled": { opacity: 0.5, cursor: "default" },
  },
  "@media": {
    [forced]: {
      selectors: { '&[aria-current="page"]': forcedChosen, "&:disabled": forcedOff },
    },
  },
});

export const icon = primitiveStyle({ position: "relative" });

export const badge = primitiveStyle({
  position: "absolute",
  top: -7,
  insetInlineStart: 13,
  minWidth: "max(20px, 1.6em)",
  padding: "0 5px",
  borderRadius: radius.full,
  fontSize: font.sizeCaption,
  fontWeight: font.weightHeavy,
  lineHeight: "max(20px, 1.6em)",
  boxShadow: `0 0 0 2px ${color.surface}`,
  forcedColorAdjust: "none",
  textAlign: "center",
});

export const badgeTones = {
  accent: primitiveStyle({ background: color.accent, color: color.onAccent }),
  critical: primitiveStyle({ background: color.critical, color: color.onCritical }),
};

/** Two lines of a long word in a fifth of the smallest phone fit into the height of the bar. */
export const label = primitiveStyle({
  maxWidth: "100%",
  paddingInline: 1,
  lineHeight: font.lineTight,
  textAlign: "center",
  overflowWrap: "anywhere",
});

export const plus = primitiveStyle({
  display: "grid",
  placeItems: "center",
  width: 58,
  height: 58,
  marginTop: -28,
  padding: 0,
  border: 0,
  borderRadius: radius.full,
  background: `linear-gradient(160deg, ${color.coinLight}, ${color.coin} 45%, ${color.coinDark})`,
  color: color.coinMark,
  boxShadow: `0 10px 22px ${color.accentGlow}, 0 0 0 6px ${color.page}`,
  cursor: "pointer",
  touchAction: "manipulation",
  transition: `transform ${motion.quick} ${motion.easeOut}`,
  selectors: {
    "&:hover": { filter: "brightness(1.06)" },
    "&:active": { transform: "scale(.95)" },
    "&:focus-visible": { outline: `3px solid ${color.focus}`, outlineOffset: 6 },
  },
  "@media": {
    [landscape]: {
      width: 52,
      height: 52,
      marginTop: 0,
      boxShadow: "none",
    },
    [forced]: { border: "2px solid ButtonText" },
  },
});
