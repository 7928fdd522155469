import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * Whether this is the rendering on a server or the first one in the browser, which must be equal.
 */
export function useServerDrawn(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
