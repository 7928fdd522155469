/** The attribute of a page that the build has rendered, with its language as BCP 47, until the app has taken it over. */
export const PRERENDERED = "data-prerendered";

/** The attribute of the document when the device has a token: the rendered page is for visitors. */
export const MEMBER = "data-member";

/** The attribute of the document after `before-paint.ts` has run: a rendered page has it inline, and as a file otherwise. */
export const STARTED = "data-started";

/** The attribute of the document after the form of a rendered page was sent, which the app then does. */
export const SENT = "data-sent";

/**
 * The rendered page in a language; `null` when the document has none. Those of the other languages are removed. The page
 * stays where it is: a moved element loses the focus, and is painted again.
 */
export function prerenderedIn(root: Element, tag: string): Element | null {
  const page = root.querySelector(`[${PRERENDERED}="${tag}"]`);
  if (page) for (const other of [...root.children]) if (other !== page) other.remove();
  return page;
}
