import type { Contestant } from "./contestant.types.ts";
import { createCanvas, drawWheel } from "./draw-wheel.ts";
import { DURATION_MS } from "./slices.data.ts";

/** The classical wheel: drawn again in every frame. */
export const canvasWheel: Contestant = async (root) => {
  const { canvas, pen } = createCanvas();
  drawWheel(pen, 0);
  root.append(canvas);
  return {
    spin: () =>
      new Promise((done) => {
        const began = performance.now();
        const frame = (now: number) => {
          const share = Math.min(1, Math.max(0, now - began) / DURATION_MS);
          drawWheel(pen, 5 * Math.PI * (1 - (1 - share) ** 3));
          if (share < 1) requestAnimationFrame(frame);
          else done();
        };
        requestAnimationFrame(frame);
      }),
  };
};
