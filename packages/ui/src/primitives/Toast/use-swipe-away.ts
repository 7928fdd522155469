import { type PointerEvent, useRef } from "react";

/** How far a finger must go before it means it, in px, and before it is let go for good, in widths. */
const MEANT = 10;
const FAR = 0.4;

/**
 * Lets a finger take an element away to either side; it follows the finger, and goes back where it was let go too early.
 * A finger stays with the element it went down on, and a way up or down is the page's (`touch-action: pan-y`).
 */
export function useSwipeAway(onAway: () => void) {
  const from = useRef<number | undefined>(undefined);

  const end = ({ currentTarget: node, clientX, type }: PointerEvent<HTMLElement>) => {
    if (from.current === undefined) return;
    const way = clientX - from.current;
    const away = type === "pointerup" && Math.abs(way) > FAR * node.offsetWidth;
    from.current = undefined;
    node.style.transition = "";
    node.style.translate = away ? `${Math.sign(way) * 110}%` : "";
    if (away) onAway();
  };

  return {
    onPointerDown: ({ pointerType, isPrimary, clientX }: PointerEvent) => {
      from.current = pointerType === "touch" && isPrimary ? clientX : undefined;
    },
    onPointerMove: ({ currentTarget: node, clientX }: PointerEvent<HTMLElement>) => {
      if (from.current === undefined) return;
      const way = clientX - from.current;
      if (Math.abs(way) < MEANT && !node.style.translate) return;
      node.style.transition = "none";
      node.style.translate = `${way}px`;
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
