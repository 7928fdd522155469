/** The attribute of a page that the build has rendered, with its language as BCP 47, until the app has taken it over. */
export const PRERENDERED = "data-prerendered";

/** The attribute of the document when the device has a token: the rendered page is for visitors. */
export const MEMBER = "data-member";

/** The attribute of the document after `before-paint.ts` has run: a rendered page has it inline, and as a file otherwise. */
export const STARTED = "data-started";

/** The attribute of the document after the form of a rendered page was sent, which the app then does. */
export const SENT = "data-sent";

/** The attribute of the button of a rendered screen that was pressed last, which the app then does. */
export const PRESSED = "data-pressed";

/**
 * The rendered screen in a language; `null` when the document has none for this visitor or member. What else the document has
 * is removed. The screen stays where it is: a moved element loses the focus, and is painted again.
 */
export function prerenderedIn(
  root: Element,
  tag: string,
  audience: "visitor" | "member",
): Element | null {
  const page = root.querySelector(`[${PRERENDERED}="${tag}"][data-for=${audience}]`);
  if (page) for (const other of [...root.children]) if (other !== page) other.remove();
  return page;
}
