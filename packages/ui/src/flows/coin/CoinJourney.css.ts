import { keyframes } from "@vanilla-extract/css";
import { flowStyle } from "../../styles/flow-style.ts";
import { stillMotion } from "../../styles/media.ts";
import { vars } from "../../theme/css/contract.css.ts";
import { placeAt } from "./arc.rules.ts";

const { color, motion, radius } = vars;

const TRAVEL_MS = 280;
/** Time until the sheet around it no longer moves, ms. */
const START_MS = 200;
const LANDED_MS = START_MS + TRAVEL_MS;

const STEPS = [0, 0.15, 0.3, 0.45, 0.6, 0.8, 1];
const percent = (share: number) => `${Math.round(share * 100)}%`;

/** The curve of time is in the places themselves, so that x, y and size follow one arc. */
const steps = (ruleOf: (place: ReturnType<typeof placeAt>) => Record<string, string | number>) =>
  Object.fromEntries(STEPS.map((time) => [percent(time), ruleOf(placeAt(time))]));

const move = keyframes(steps(({ x, y }) => ({ transform: `translate(${x - 100}%, ${y}px)` })));
const grow = keyframes(steps(({ scale }) => ({ scale })));
const land = keyframes({ from: { transform: "translateY(-4px) scale(1.06)" } });
const spread = keyframes({ from: { transform: "scale(.6)", opacity: 0 } });
const lift = keyframes({ "50%": { transform: "translateY(-4px)" } });
const appear = keyframes({ from: { opacity: 0 } });

const moving = (animation: string) => ({
  animation,
  "@media": { [stillMotion]: { animation: "none" } },
});

/** From the edge of one picture to the place in the other where the coin lands. */
export const way = flowStyle({
  position: "absolute",
  insetInline: "104px 106px",
  zIndex: 1,
  height: 0,
  direction: "ltr",
  forcedColorAdjust: "none",
});

export const path = flowStyle({
  position: "absolute",
  insetInline: 0,
  top: -62,
  width: "100%",
  height: 76,
  overflow: "visible",
  fill: "none",
  stroke: color.accentText,
  strokeOpacity: 0.55,
  strokeWidth: 2,
  strokeDasharray: "1 8",
  strokeLinecap: "round",
});

/** Where the coin has been. */
export const trace = flowStyle({
  position: "absolute",
  translate: "-50% -50%",
  ...moving(`${appear} 120ms linear ${START_MS + 100}ms backwards`),
});

/** As wide as the way, so that percentages are shares of it. */
export const coin = flowStyle({
  position: "absolute",
  insetInline: 0,
  top: 0,
  ...moving(`${move} ${TRAVEL_MS}ms linear ${START_MS}ms backwards`),
});

const centred = {
  position: "absolute",
  insetInlineEnd: 0,
  translate: "50% -50%",
  borderRadius: radius.full,
} as const;

export const face = flowStyle({
  ...centred,
  display: "grid",
  ...moving(
    `${grow} ${TRAVEL_MS}ms linear ${START_MS}ms backwards, ${land} 160ms ${motion.easeLand} ${LANDED_MS}ms`,
  ),
});

const ring = (width: number, strength: number) =>
  flowStyle({
    ...centred,
    width,
    height: width,
    border: `1.5px solid ${color.accentText}`,
    opacity: strength,
    ...moving(`${spread} 240ms linear ${LANDED_MS}ms backwards`),
  });

export const rings = [ring(62, 0.5), ring(80, 0.24)];

/** On the picture in which the coin lands. */
export const lands = flowStyle(moving(`${lift} 160ms ${motion.easeLand} ${LANDED_MS}ms`));
