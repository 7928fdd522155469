import axe from "axe-core";
import { expect } from "vitest";

/** Fails with the rule and the element when axe finds a problem on the page. */
export async function expectAccessible(context: axe.ElementContext = document.body): Promise<void> {
  await settled();
  const { violations } = await axe.run(context, {
    // A single component is not a page: landmarks and the one h1 are tested with the app.
    rules: { region: { enabled: false }, "page-has-heading-one": { enabled: false } },
  });
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  expect(found).toEqual([]);
}

/** The contrast of an element that is fading in cannot be measured yet. */
async function settled(): Promise<void> {
  const moving = document.getAnimations().filter((animation) => {
    const end = animation.effect?.getComputedTiming().endTime;
    return typeof end === "number" && end < 2000;
  });
  await Promise.allSettled(moving.map((animation) => animation.finished));
}
