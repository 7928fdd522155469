/** The attribute of a page that the build has rendered, with its language as BCP 47, until the app has taken it over. */
export const PRERENDERED = "data-prerendered";

/** The attribute of the document when the device has a token: a rendered home is shown, a rendered login is not. */
export const MEMBER = "data-member";

/** The attribute of the document after `before-paint.ts` has run: a rendered page has it inline, and as a file otherwise. */
export const STARTED = "data-started";

/** The attribute of the document after the form of a rendered page was sent, which the app then does. */
export const SENT = "data-sent";

/** The attribute of the button of a rendered screen that was pressed last, which the app then does. */
export const PRESSED = "data-pressed";
