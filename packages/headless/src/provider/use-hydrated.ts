import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * `false` on a server and in the first rendering in the browser, which must be equal; then `true`. What the device has
 * stored is rendered afterwards only.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
