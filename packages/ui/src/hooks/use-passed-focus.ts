import { useRef } from "react";
import { useIsomorphicLayoutEffect } from "./use-isomorphic-layout-effect.ts";

/**
 * Passes the focus on when an element is removed with it: to the nearest element around that can have the focus, such as
 * `main`. Otherwise the browser would begin at the top of the page again. Returns the ref of the element.
 */
export function usePassedFocus<Box extends HTMLElement>() {
  const ref = useRef<Box>(null);
  useIsomorphicLayoutEffect(() => {
    const box = ref.current;
    return () => {
      if (!box?.contains(document.activeElement)) return;
      box.parentElement?.closest<HTMLElement>("[tabindex]")?.focus({ preventScroll: true });
    };
  }, []);
  return ref;
}
