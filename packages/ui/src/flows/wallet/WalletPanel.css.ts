import { keyframes } from "@vanilla-extract/css";
import { flowStyle } from "../../styles/flow-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, motion, radius, shadow, size, space } = vars;

export const panel = flowStyle({
  position: "relative",
  isolation: "isolate",
  overflow: "hidden",
  minWidth: 0,
  padding: `${space[4]} 18px`,
  borderRadius: `calc(${radius.card} * 13 / 12)`,
  background: `linear-gradient(150deg, ${color.walletStart}, ${color.walletEnd} 72%)`,
  color: color.walletText,
  boxShadow: `${shadow.card}, inset 0 1px #ffffff2b`,
});

export const top = flowStyle({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  columnGap: space[3],
  minHeight: size.touch,
});

export const sync = flowStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  minHeight: size.touch,
  marginInline: "auto -8px",
  padding: "0 8px",
  border: 0,
  borderRadius: radius.medium,
  background: "transparent",
  color: color.walletTextMuted,
  font: "inherit",
  fontSize: font.sizeCaption,
  fontVariantNumeric: "tabular-nums",
  lineHeight: font.lineTight,
  textAlign: "start",
  cursor: "pointer",
  selectors: {
    "&:focus-visible": { outline: `2px solid ${color.walletText}`, outlineOffset: -2 },
    "&[aria-busy]": { cursor: "progress" },
  },
});

const turn = keyframes({ to: { transform: "rotate(360deg)" } });

export const syncIcon = flowStyle({
  flex: "none",
  selectors: { "[data-state=refreshing] > &": { animation: `${turn} 900ms linear infinite` } },
  "@media": { "(prefers-reduced-motion: reduce)": { animation: "none" } },
});

/** Cash and bonus next to each other; a swipe changes between them. */
export const pages = flowStyle({
  position: "relative",
  display: "flex",
  margin: "0 -18px",
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none",
  scrollBehavior: "smooth",
  selectors: {
    "&:focus-visible": { outline: `2px solid ${color.walletText}`, outlineOffset: -4 },
  },
  "@media": { "(prefers-reduced-motion: reduce)": { scrollBehavior: "auto" } },
});

export const page = flowStyle({
  flex: "none",
  width: "100%",
  minWidth: 0,
  padding: `${space[3]} 18px 0`,
  scrollSnapAlign: "start",
});

export const caption = flowStyle({
  margin: 0,
  fontSize: font.sizeSmall,
  color: color.walletTextMuted,
});

export const actions = flowStyle({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: space[2],
  marginBlockStart: 18,
});

const action = {
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: 3,
  minWidth: 0,
  minHeight: 64,
  padding: "10px 4px 8px",
  border: "1px solid transparent",
  borderRadius: radius.button,
  fontFamily: "inherit",
  fontSize: font.sizeSmall,
  fontWeight: font.weightStrong,
  lineHeight: font.lineTight,
  overflowWrap: "anywhere",
  cursor: "pointer",
  touchAction: "manipulation",
  transition: `transform ${motion.quick} ${motion.easeOut}`,
} as const;

const pressed = {
  "&:active": { transform: "scale(0.97)" },
  "&:focus-visible": { outline: `2px solid ${color.walletText}`, outlineOffset: 2 },
};

export const actionKinds = {
  main: flowStyle({
    ...action,
    background: color.accent,
    color: color.onAccent,
    // It uses system colours itself; otherwise its label would get a backplate of another colour.
    forcedColorAdjust: "none",
    selectors: pressed,
    "@media": { "(hover: hover)": { selectors: { "&:hover": { background: color.accentHover } } } },
  }),
  other: flowStyle({
    ...action,
    background: color.walletControl,
    color: "inherit",
    boxShadow: "inset 0 1px #ffffff1f",
    selectors: pressed,
  }),
};

export const waiting = flowStyle({
  position: "relative",
  display: "grid",
  gap: space[2],
  minHeight: 84,
  padding: `${space[3]} 0 0`,
  alignContent: "start",
});
