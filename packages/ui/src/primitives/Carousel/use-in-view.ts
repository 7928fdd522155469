import { useCallback, useRef } from "react";

/**
 * Calls a function with an element once the browser has laid it out and shows some of it, and with `null` when the element
 * is gone.
 * @returns a ref for the element
 */
export function useInView(
  onElement: (element: HTMLElement | null) => void,
): (element: HTMLElement | null) => void {
  const observer = useRef<IntersectionObserver>(null);
  return useCallback(
    (element) => {
      observer.current?.disconnect();
      observer.current = null;
      if (!element) return onElement(null);
      const seen = new IntersectionObserver((entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        seen.disconnect();
        onElement(element);
      });
      seen.observe(element);
      observer.current = seen;
    },
    [onElement],
  );
}
