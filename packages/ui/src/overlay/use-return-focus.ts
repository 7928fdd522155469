import { useCallback, useRef } from "react";
import { useIsomorphicLayoutEffect } from "../hooks/use-isomorphic-layout-effect.ts";

/** What had the focus before each modal, nearest first. Where an opener is gone with its own modal, the next one gets the focus. */
const openersOf = new WeakMap<Element, readonly HTMLElement[]>();

function isInside(element: Element, container: EventTarget | null): boolean {
  return container instanceof Node && container.contains(element);
}

/** The element with the focus, then the ones that led to it. */
function openersNow(): readonly HTMLElement[] {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || active === document.body) return [];
  const around = active.closest("[data-part='modal']");
  const before = (around && openersOf.get(around)) ?? [];
  return [active, ...before.filter(({ isConnected }) => isConnected)];
}

/**
 * Remembers what had the focus when a modal opened, and returns the focus when the modal is gone,
 * also when it was opened by state and not by a trigger. Focus that has moved elsewhere stays there.
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
