import type { Globals } from "storybook/internal/types";

/** What Storybook leaves at the window of a documentation page. */
interface Page {
  __STORYBOOK_PREVIEW__?: { storyStoreValue?: { userGlobals: { get: () => Globals } } };
}

function chosen(): Globals {
  if (window.parent === window) return {};
  try {
    const { __STORYBOOK_PREVIEW__: page } = window.parent as unknown as Page;
    return page?.storyStoreValue?.userGlobals.get() ?? {};
  } catch {
    // In a frame of somebody else's page.
    return {};
  }
}

/**
 * What the toolbar chose for the documentation page around a story in a frame of its own, which Storybook does not
 * tell it; nothing where there is no such page.
 */
export const pageGlobals = chosen();
