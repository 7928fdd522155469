import { useSyncExternalStore } from "react";

const query = () => window.matchMedia("(min-width: 1024px)");

const subscribe = (listener: () => void) => {
  const wide = query();
  wide.addEventListener("change", listener);
  return () => wide.removeEventListener("change", listener);
};

/** True where the navigation rail is shown. What only a wide screen shows is not read on a phone. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  );
}
