// @ts-expect-error: the package has no types
import { Wheel } from "spin-wheel";
import type { Contestant } from "./contestant.types.ts";
import { DURATION_MS, SIZE, slices, WON } from "./slices.data.ts";

/** A public wheel component, as its documentation says. */
export const spinWheel: Contestant = async (root) => {
  const box = document.createElement("div");
  box.style.width = `${SIZE}px`;
  box.style.height = `${SIZE}px`;
  root.append(box);
  const wheel = new Wheel(box, {
    items: slices.map(({ label, fill, ink }) => ({
      label,
      backgroundColor: fill,
      labelColor: ink,
    })),
    isInteractive: false,
  });
  return {
    spin: () =>
      new Promise((done) => {
        wheel.onRest = () => done();
        wheel.spinToItem(WON, DURATION_MS, true, 2, 1);
      }),
  };
};
