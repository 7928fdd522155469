import type { Locator } from "vitest/browser";

/** Waits until an element has moved in: a press on a sheet that still moves may begin on one element and end on another. */
export async function atRest(shown: Locator): Promise<void> {
  await Promise.all(
    shown
      .element()
      .getAnimations()
      .map(({ finished }) => finished),
  );
}
