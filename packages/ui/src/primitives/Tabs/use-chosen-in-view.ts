import { type RefObject, useEffect, useRef } from "react";

/**
 * Keeps the chosen item of a scrolling row in view. Only the row scrolls, never the page. Initially
 * at once, later with the scroll behaviour of the row's style.
 */
export function useChosenInView(row: RefObject<HTMLElement | null>, place: number): void {
  const drawn = useRef(false);

  useEffect(() => {
    let isLeft = false;
    const bring = (behavior: ScrollBehavior) => {
      const box = row.current?.getBoundingClientRect();
      const chosen = row.current?.children[place]?.getBoundingClientRect();
      if (!box || !chosen || isLeft) return;
      const beyond = Math.max(0, chosen.right - box.right) || Math.min(0, chosen.left - box.left);
      if (beyond) row.current?.scrollBy({ left: beyond, behavior });
    };
    bring(drawn.current ? "auto" : "instant");
    // Labels have another width after their font is loaded, so it is measured from the start of the
    // row.
    const again = () => {
      if (!isLeft) row.current?.scrollTo({ left: 0, behavior: "instant" });
      bring("instant");
    };
    if (!drawn.current) void document.fonts.ready.then(again);
    drawn.current = true;
    return () => {
      isLeft = true;
    };
  }, [row, place]);
}
