import { useEffect, useRef } from "react";

/**
 * Brings what appears into sight, once for each; what was there from the start is left where it is. A `scroll-margin`
 * keeps it clear of what sticks over the page.
 * @param what that which appears; nothing while there is nothing to see
 */
export function useScrollIntoView<Shown extends HTMLElement>(what: unknown) {
  const ref = useRef<Shown>(null);
  const before = useRef(what);
  useEffect(() => {
    if (what && what !== before.current) ref.current?.scrollIntoView({ block: "nearest" });
    before.current = what;
  }, [what]);
  return ref;
}
