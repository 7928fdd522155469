import { useEffect, useRef } from "react";

/**
 * Scrolls new content into view, once for each; content from the start does not scroll. A
 * `scroll-margin` keeps it away from sticky elements.
 * @param what the new content; `undefined` while there is none
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
