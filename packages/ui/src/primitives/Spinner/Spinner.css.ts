import { keyframes } from "@vanilla-extract/css";
import { primitiveStyle } from "../shared/primitive-style.ts";

const turn = keyframes({ to: { transform: "rotate(1turn)" } });
const appear = keyframes({ from: { visibility: "hidden" }, to: { visibility: "visible" } });

/** Shown after 200 ms, so that a quick answer never flickers. Slow turning stays under reduced motion: it says "alive". */
export const spinner = primitiveStyle(
  {
    display: "inline-block",
    flex: "none",
    width: "1.125em",
    height: "1.125em",
    borderRadius: "50%",
    border: "2.5px solid currentColor",
    borderInlineEndColor: "transparent",
    animation: `${turn} 800ms linear infinite, ${appear} 200ms step-end backwards`,
    "@media": {
      "(prefers-reduced-motion: reduce)": {
        animation: `${turn} 3s linear infinite, ${appear} 200ms step-end backwards`,
      },
    },
  },
  "spinner",
);
