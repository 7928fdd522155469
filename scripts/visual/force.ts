import type { Interaction } from "@satang/story-kit/pictures";
import type { CDPSession, Page } from "playwright";

const FOCUSABLE =
  ":is(a[href], button, input, select, textarea, summary, [tabindex]):not(:disabled)";

/** The pseudo-classes of each element. All elements under the mouse are hovered. */
const FORCED: Readonly<Record<Interaction, readonly (readonly [string, readonly string[]])[]>> = {
  hover: [["body *:not(svg *)", ["hover"]]],
  focus: [
    [FOCUSABLE, ["focus", "focus-visible"]],
    [`body :has(${FOCUSABLE})`, ["focus-within"]],
  ],
  pressed: [["body *:not(svg *)", ["hover", "active"]]],
};

/**
 * Sets every element of a page to hovered, focused or pressed, like the developer tools.
 * @returns a function that resets all of them
 */
export async function forceInteraction(
  page: Page,
  interaction: Interaction,
): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument", { depth: 0 });
  for (const [selector, forcedPseudoClasses] of FORCED[interaction])
    await force(session, root.nodeId, selector, forcedPseudoClasses);
  return () => session.detach();
}

async function force(
  session: CDPSession,
  root: number,
  selector: string,
  forcedPseudoClasses: readonly string[],
) {
  const { nodeIds } = await session.send("DOM.querySelectorAll", { nodeId: root, selector });
  await Promise.all(
    nodeIds.map((nodeId) =>
      session.send("CSS.forcePseudoState", {
        nodeId,
        forcedPseudoClasses: [...forcedPseudoClasses],
      }),
    ),
  );
}
