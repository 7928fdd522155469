const FRAMES = 300;

/**
 * Waits for an element that a play function uses, in animation frames: without timers, so that it
 * works in a story with a stopped clock.
 * @throws Error that names the missing element.
 */
export async function found<E extends HTMLElement>(root: ParentNode, selector: string): Promise<E> {
  for (let look = 0; look < FRAMES; look++) {
    const part = root.querySelector<E>(selector);
    if (part) return part;
    await new Promise((done) => requestAnimationFrame(done));
  }
  throw new Error(`The story shows no ${selector}.`);
}

/**
 * For `play`: waits until the story shows its error. Reads are retried first, and a skeleton is
 * shown until then.
 */
export async function untilTold(context: { canvasElement: HTMLElement }): Promise<void> {
  const page = context.canvasElement.ownerDocument;
  await found(page, "[role=alert], [role=status]:not([aria-busy])");
}
