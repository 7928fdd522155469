import { useEffect, useRef } from "react";

/** The name of the page that was shown last, in whichever layout; `null` before the first one. */
let shown: string | null = null;

/**
 * Does what a page load does for a new page: scrolls to the top and announces the page to screen readers.
 * Returns the ref of the `main` element.
 */
export function useArrival(page: string) {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = shown;
    shown = page;
    if (before === null || before === page) return;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [page]);
  return main;
}
