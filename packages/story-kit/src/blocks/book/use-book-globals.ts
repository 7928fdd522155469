import { DocsContext } from "@storybook/addon-docs/blocks";
import { useContext, useSyncExternalStore } from "react";
import { GLOBALS_UPDATED } from "storybook/internal/core-events";
import type { Globals } from "storybook/internal/types";
import { initialGlobals } from "../../preview/globals.ts";

/** The data that Storybook stores on the window of a documentation page. */
interface Book {
  readonly __STORYBOOK_PREVIEW__?: {
    readonly storyStoreValue?: { readonly userGlobals: { readonly get: () => Globals } };
  };
}

const current = (): Globals =>
  (window as Book).__STORYBOOK_PREVIEW__?.storyStoreValue?.userGlobals.get() ?? initialGlobals;

/** The settings of the toolbar, on a documentation page. */
export function useBookGlobals(): Globals {
  const { channel } = useContext(DocsContext);
  return useSyncExternalStore((notify) => {
    channel.on(GLOBALS_UPDATED, notify);
    return () => channel.off(GLOBALS_UPDATED, notify);
  }, current);
}
