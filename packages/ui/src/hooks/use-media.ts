import { useCallback, useSyncExternalStore } from "react";

/**
 * Whether a media query matches now.
 * @param onServer the value on a server and during hydration
 */
export function useMedia(query: string, onServer = false): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query);
      media.addEventListener("change", onChange);
      return () => media.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => onServer,
  );
}
