import type { SpinActor } from "./spin-actor.ts";

const waiting = new WeakMap<SpinActor, (() => void)[]>();

/** Fulfilled when the prize of the last spin is shown: the wheel turns for seconds before that. */
export const whenPrizeShown = (wheel: SpinActor): Promise<void> =>
  new Promise((resolve) => {
    waiting.set(wheel, [...(waiting.get(wheel) ?? []), resolve]);
  });

/** The prize is shown. */
export function notePrizeShown(wheel: SpinActor): void {
  for (const resolve of waiting.get(wheel) ?? []) resolve();
  waiting.delete(wheel);
}
