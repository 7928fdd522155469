import { type RefObject, useEffect, useRef } from "react";

/**
 * Keeps the chosen one of a row in view, which scrolls inside itself. Only the row moves, never the page.
 * At first it stands there at once; later it moves as the row's style has it.
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
    // In their own font the words have another width: measured from where the row begins.
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
