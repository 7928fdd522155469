import { type RefObject, useRef } from "react";
import { useIsomorphicLayoutEffect } from "../../hooks/use-isomorphic-layout-effect.ts";

/**
 * Keeps the focus when the pressed button is replaced: on the button that leads back after a way was chosen, and on the
 * row of the way after the member went back.
 * @param way id of the chosen way
 */
export function useMovedFocus(way: string | null): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  const before = useRef(way);
  // Before a modal around it moves the focus to itself.
  useIsomorphicLayoutEffect(() => {
    const left = before.current;
    before.current = way;
    if (left === way || document.activeElement !== document.body) return;
    const target =
      way === null ? `[data-way="${CSS.escape(left ?? "")}"]` : '[data-part="deposit-back"]';
    root.current?.querySelector<HTMLElement>(target)?.focus();
  }, [way]);
  return root;
}
