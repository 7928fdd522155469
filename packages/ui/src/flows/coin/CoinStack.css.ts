import { keyframes } from "@vanilla-extract/css";
import { flowStyle } from "../../styles/flow-style.ts";
import { stillMotion } from "../../styles/media.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, motion } = vars;

/** Time until the sheet around it no longer moves, ms. */
const START_MS = 200;
const STEP_MS = 40;
const FALL_MS = 100;

const fall = keyframes({ from: { transform: "translateY(-28px)", opacity: 0 } });

export const stack = flowStyle({
  display: "block",
  overflow: "visible",
  forcedColorAdjust: "none",
});

/** Levels from the lowest to the coin on top: one lands after another, in 300 ms in all. */
export const levels = [0, 1, 2, 3, 4, 5].map((level) =>
  flowStyle({
    animation: `${fall} ${FALL_MS}ms ${motion.easeOut} ${START_MS + level * STEP_MS}ms backwards`,
    "@media": { [stillMotion]: { animation: "none" } },
  }),
);

export const light = flowStyle({ stopColor: color.coinLight });
export const middle = flowStyle({ stopColor: color.coin });
export const dark = flowStyle({ stopColor: color.coinDark });
/** The side that is away from the light. */
export const away = flowStyle({
  stopColor: `color-mix(in srgb, ${color.coinDark} 40%, ${color.coinMark})`,
});
export const mark = flowStyle({ fill: "none", stroke: color.coinMark });
export const shadow = flowStyle({ fill: color.bonusEnd });
