import { useEffect, useRef } from "react";

/**
 * What a page load would have done for a new page: begin at its top, and tell a screen reader.
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
