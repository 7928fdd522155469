import { useCallback, useRef } from "react";

/**
 * Calls a function with an element once the browser has laid it out, and with `null` when the element is gone.
 * @returns a ref for the element
 */
export function useLaidOut(
  onElement: (element: HTMLElement | null) => void,
): (element: HTMLElement | null) => void {
  const observer = useRef<IntersectionObserver>(null);
  return useCallback(
    (element) => {
      observer.current?.disconnect();
      observer.current = null;
      if (!element) return onElement(null);
      // The observer reports once after the first layout, whether the element is in view or not.
      const first = new IntersectionObserver(() => {
        first.disconnect();
        onElement(element);
      });
      first.observe(element);
      observer.current = first;
    },
    [onElement],
  );
}
