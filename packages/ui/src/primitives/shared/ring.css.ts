import { keyframes } from "@vanilla-extract/css";

const turn = keyframes({ to: { transform: "rotate(1turn)" } });
export const appear = keyframes({ from: { visibility: "hidden" } });

/**
 * A turning ring the size of the text around it. It shows after 200 ms, so that a quick answer never flickers,
 * and turns slowly under reduced motion: it says "alive".
 */
export const ring = {
  flex: "none",
  width: "1.125em",
  height: "1.125em",
  borderRadius: "50%",
  border: "2.5px solid currentColor",
  borderInlineEndColor: "transparent",
  animation: `${turn} .8s linear infinite, ${appear} .2s step-end`,
};

export const ringStill = { animationDuration: "3s, .2s" };
