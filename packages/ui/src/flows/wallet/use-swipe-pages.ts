import { type RefObject, useEffect, useRef, useState } from "react";

/**
 * Pages beside each other in a scroll-snapping box: swiping chooses one, and choosing one scrolls
 * there.
 * @param count How many pages there are.
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
    // Only a page that has nearly arrived counts: one that leaves says nothing.
    const observer = new IntersectionObserver(
      (entries) => {
        const arrived = entries.find((entry) => entry.isIntersecting);
        if (arrived) setIndex([...root.children].indexOf(arrived.target));
      },
      { root, threshold: 0.75 },
    );
    for (const page of root.children) observer.observe(page);
    // A swipe back out of a scroll that has hardly begun crosses no threshold.
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
