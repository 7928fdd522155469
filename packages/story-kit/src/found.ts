const FRAMES = 300;

/**
 * Waits, frame by frame, for a part that a story's play acts on: it asks no timer, so it finds it in a story whose
 * time stands.
 * @throws Error naming what was not found.
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
 * For `play`: waits until the story says what went wrong. Reads are tried again first; until then it shows no more
 * than a skeleton.
 */
export async function untilTold(context: { canvasElement: HTMLElement }): Promise<void> {
  const page = context.canvasElement.ownerDocument;
  await found(page, "[role=alert], [role=status]:not([aria-busy])");
}
