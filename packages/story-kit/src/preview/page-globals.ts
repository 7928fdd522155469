import type { Globals } from "storybook/internal/types";

/** The data that Storybook stores on the window of a documentation page. */
interface Page {
  __STORYBOOK_PREVIEW__?: { storyStoreValue?: { userGlobals: { get: () => Globals } } };
}

function chosen(): Globals {
  if (window.parent === window) return {};
  try {
    const { __STORYBOOK_PREVIEW__: page } = window.parent as unknown as Page;
    return page?.storyStoreValue?.userGlobals.get() ?? {};
  } catch {
    // In a frame of a page with another origin.
    return {};
  }
}

/**
 * The toolbar settings of the documentation page around a story in a frame, which Storybook does
 * not pass to it; empty without such a page.
 */
export const pageGlobals = chosen();
