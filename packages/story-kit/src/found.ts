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

/** For `play`: clicks elements anywhere on the page, one after the other, each as soon as it is there. */
export const press =
  (...selectors: readonly string[]) =>
  async ({ canvasElement, userEvent }: Pressing): Promise<void> => {
    for (const selector of selectors) {
      await userEvent.click(await found(canvasElement.ownerDocument, selector));
    }
  };

/** For `play`: the same, then waits for the element that the story is about. */
export const pressUntil =
  (shown: string, ...selectors: readonly string[]) =>
  async (context: Pressing): Promise<void> => {
    await press(...selectors)(context);
    await found(context.canvasElement.ownerDocument, shown);
  };

/** The part of a story's context that {@link press} uses. */
type Pressing = {
  readonly canvasElement: HTMLElement;
  readonly userEvent: { readonly click: (element: Element) => Promise<void> };
};

/**
 * For `play`: waits until the story shows its error. Reads are retried first, and a skeleton is
 * shown until then, before it the spinner of a modal that is loaded. A region that is still empty only waits for something
 * to announce.
 */
export async function waitForError(context: { canvasElement: HTMLElement }): Promise<void> {
  const page = context.canvasElement.ownerDocument;
  await found(
    page,
    "[role=alert]:not(:empty), [role=status]:not(:empty, [aria-busy], :has([data-part=ring]))",
  );
}
