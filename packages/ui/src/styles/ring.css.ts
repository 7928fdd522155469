import { keyframes } from "@vanilla-extract/css";
import { vars } from "../theme/css/contract.css.ts";

const turn = keyframes({ to: { rotate: "1turn" } });
export const appear = keyframes({ from: { visibility: "hidden" } });

/**
 * A rotating ring in the size of the text around it. It is shown after 200 ms, so that a fast reply
 * never flickers.
 */
export const ring = {
  padding: ".4em",
  borderRadius: "50%",
  border: "2.5px solid currentColor",
  borderInlineEndColor: "transparent",
  animation: `${turn} ${vars.motion.turn} ${vars.motion.easeLinear} infinite, ${appear} .2s step-end`,
};
