import axe from "axe-core";
import { expect } from "vitest";

/** Fails with the rule and the element when axe finds anything on the page. */
export async function expectAccessible(context: axe.ElementContext = document.body): Promise<void> {
  await settled();
  const { violations } = await axe.run(context, {
    // A part on its own is not a page: landmarks and the one h1 are the app's to prove.
    rules: { region: { enabled: false }, "page-has-heading-one": { enabled: false } },
  });
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  expect(found).toEqual([]);
}

/** What is still fading in has no contrast yet to judge. */
async function settled(): Promise<void> {
  const moving = document.getAnimations().filter((animation) => {
    const end = animation.effect?.getComputedTiming().endTime;
    return typeof end === "number" && end < 2000;
  });
  await Promise.allSettled(moving.map((animation) => animation.finished));
}
