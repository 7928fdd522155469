import { keyframes } from "@vanilla-extract/css";
import { bonusGround } from "../../styles/bonus-ground.css.ts";
import { flowStyle } from "../../styles/flow-style.ts";
import { heroHeight, heroType } from "../../styles/hero-type.ts";
import { tiny } from "../../styles/media.ts";
import { walletEdge } from "../../styles/wallet-ground.css.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, motion, radius, shadow, size, space } = vars;

export const panel = flowStyle({
  position: "relative",
  isolation: "isolate",
  overflow: "hidden",
  minWidth: 0,
  padding: `${space[4]} 18px`,
  borderRadius: `calc(${radius.card} * 13 / 12)`,
  boxShadow: `${shadow.card}, ${walletEdge}`,
});

/** Ends above the buttons, and is left out where an amount needs the whole width: no line crosses a word. */
export const river = flowStyle({
  height: "calc(100% - 98px)",
  "@media": { [tiny]: { display: "none" } },
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
  fontSize: font.sizeSmall,
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
  selectors: {
    "[data-state=refreshing] > &": {
      animation: `${turn} ${motion.turn} ${motion.easeLinear} infinite`,
    },
  },
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
  display: "flex",
  alignItems: "center",
  fontSize: font.sizeSmall,
  // With the button or without it.
  lineHeight: "24px",
  color: color.walletTextMuted,
  selectors: { [`${bonusGround} &`]: { color: color.bonusMuted } },
});

export const eye = flowStyle({
  display: "grid",
  placeItems: "center",
  width: size.touch,
  height: size.touch,
  marginBlock: -10,
  padding: 0,
  border: 0,
  borderRadius: radius.full,
  background: "none",
  color: "inherit",
  cursor: "pointer",
  selectors: {
    // On each ground the colour of the caption.
    "&:focus-visible": { outline: "2px solid currentcolor", outlineOffset: -4 },
  },
});

/** As large as the amount that it replaces, so that nothing moves. */
export const hidden = flowStyle({
  display: "block",
  ...heroType,
  fontWeight: font.weightHeavy,
  lineHeight: 1.2,
});

export const actions = flowStyle({
  position: "relative",
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
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
    // The button uses system colours itself; otherwise its label would get a backplate of another colour.
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
  quiet: flowStyle({
    ...action,
    background: color.walletControl,
    color: color.walletText,
    selectors: pressed,
  }),
};

export const waiting = flowStyle({
  // The caption with its button, and the amount.
  ...heroHeight(`${space[3]} + 24px`),
  position: "relative",
  display: "flex",
  flexDirection: "column",
  padding: `${space[3]} 0 0`,
});

/** On the wallet, in every theme. */
export const placeholder = flowStyle({
  flex: 1,
  width: "50%",
  margin: `${space[2]} 0`,
  background: color.walletControl,
});
