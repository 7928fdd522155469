import { type PointerEvent, useRef } from "react";

/**
 * Distance after which a movement counts as a swipe, px, and after which it dismisses, in widths.
 */
const MEANT = 10;
const FAR = 0.4;

/**
 * Dismisses an element by a swipe to either side; it follows the finger, and returns when it is
 * released too early. The pointer is captured by the element, and vertical movements scroll the
 * page (`touch-action: pan-y`).
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
