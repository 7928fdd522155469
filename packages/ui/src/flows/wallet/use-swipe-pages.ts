import { type RefObject, useEffect, useRef, useState } from "react";

/**
 * Pages next to each other in a box with scroll snapping: a swipe chooses one, and choosing one
 * scrolls to it.
 * @param count number of pages
 */
export function useSwipePages(count: number): {
  box: RefObject<HTMLDivElement | null>;
  index: number;
  choose: (index: number) => void;
} {
  const box = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  useEffect(() => {
    const root = box.current;
    if (!root || count < 2) {
      setIndex(0);
      return;
    }
    // Only a page that is almost completely visible counts.
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy browser reports several positions at once, the last one at the end.
        const arrived = entries.filter((entry) => entry.isIntersecting).at(-1);
        if (arrived) setIndex([...root.children].indexOf(arrived.target));
      },
      { root, threshold: 0.75 },
    );
    for (const page of root.children) observer.observe(page);
    // A swipe back from a scroll that has just begun crosses no threshold.
    const settle = () => setIndex(Math.round(root.scrollLeft / root.clientWidth));
    root.addEventListener("scrollend", settle);
    return () => {
      observer.disconnect();
      root.removeEventListener("scrollend", settle);
    };
  }, [count]);
  return {
    box,
    index: Math.min(index, count - 1),
    choose: (next) => {
      setIndex(next);
      const page = box.current?.children[next];
      if (page instanceof HTMLElement) box.current?.scrollTo({ left: page.offsetLeft });
    },
  };
}
