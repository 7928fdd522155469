import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether this is a server's drawing, or the browser's first, which must be the same. */
export function useServerDrawn(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
