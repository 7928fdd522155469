import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * `false` on a server and in the first rendering in the browser, which must be equal; then `true`.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
