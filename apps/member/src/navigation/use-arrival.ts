import { useEffect, useRef } from "react";

/**
 * Does what a page load does for a new page: scrolls to the top and announces the page to screen readers.
 * Returns the ref of the `main` element.
 */
export function useArrival(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
