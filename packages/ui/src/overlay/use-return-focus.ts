import { useCallback, useRef } from "react";
import { useIsomorphicLayoutEffect } from "../hooks/use-isomorphic-layout-effect.ts";

/**
 * The elements that had the focus before each modal, nearest first. When an opener was removed with
 * its own modal, the next one gets the focus.
 */
const openersOf = new WeakMap<Element, readonly HTMLElement[]>();

function isInside(element: Element, container: EventTarget | null): boolean {
  return container instanceof Node && container.contains(element);
}

/** The focused element, then the openers before it. */
function openersNow(): readonly HTMLElement[] {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || active === document.body) return [];
  const around = active.closest("[data-part='modal']");
  const before = (around && openersOf.get(around)) ?? [];
  return [active, ...before.filter(({ isConnected }) => isConnected)];
}

/**
 * Stores the focused element when a modal opens, and returns the focus when the modal is removed,
 * also when it was opened by state and not by a trigger. Focus that was moved elsewhere stays
 * there.
 */
export function useReturnFocus(open: boolean) {
  const openers = useRef<readonly HTMLElement[]>([]);
  const modal = useRef<HTMLDivElement>(null);

  useIsomorphicLayoutEffect(() => {
    if (!open) return;
    openers.current = openersNow();
    if (modal.current) openersOf.set(modal.current, openers.current);
  }, [open]);

  const returnFocus = useCallback((event: Event) => {
    event.preventDefault();
    const active = document.activeElement;
    if (active && active !== document.body && !isInside(active, event.currentTarget)) return;
    openers.current.find(({ isConnected }) => isConnected)?.focus({ preventScroll: true });
  }, []);

  return { modal, returnFocus };
}
