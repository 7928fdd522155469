import { type ForwardedRef, type RefObject, useCallback } from "react";

/** One ref for our own and the host's: a host that gave a function hears of its element once, not at every draw. */
export function useBothRefs<Node>(own: RefObject<Node | null>, given: ForwardedRef<Node>) {
  return useCallback(
    (node: Node | null) => {
      own.current = node;
      if (typeof given === "function") given(node);
      else if (given) given.current = node;
    },
    [own, given],
  );
}
