import { type ForwardedRef, type RefObject, useCallback } from "react";

/**
 * One ref for a component and its host. It is stable, so a function of the host is called once for
 * each element.
 */
export function useMergedRefs<Node>(own: RefObject<Node | null>, given: ForwardedRef<Node>) {
  return useCallback(
    (node: Node | null) => {
      own.current = node;
      if (typeof given === "function") given(node);
      else if (given) given.current = node;
    },
    [own, given],
  );
}
