import { useSyncExternalStore } from "react";

const query = "(pointer: coarse)";

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener("change", onChange);
  return () => list.removeEventListener("change", onChange);
}

/** Whether a finger is the pointer. On a server yes: the native list works before any script has come. */
export function useTouch(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => true,
  );
}
