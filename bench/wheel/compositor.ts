import type { Contestant } from "./contestant.types.ts";
import { createCanvas, drawWheel } from "./draw-wheel.ts";
import { DURATION_MS } from "./slices.data.ts";

/** The limit: one rotation of a ready picture by the compositor. */
export const compositor: Contestant = async (root) => {
  const { canvas, pen } = createCanvas();
  drawWheel(pen, 0);
  canvas.style.willChange = "transform";
  root.append(canvas);
  return {
    spin: async () => {
      const turn = canvas.animate(
        { transform: ["rotate(0deg)", "rotate(900deg)"] },
        { duration: DURATION_MS, easing: "ease-out" },
      );
      await turn.finished;
    },
  };
};
