import { useCallback, useRef } from "react";
import { useIsomorphicLayoutEffect } from "../hooks/use-isomorphic-layout-effect.ts";

/**
 * The elements that had the focus before each modal, nearest first, each followed by the modal that it is in. When an opener
 * was removed, the next one gets the focus.
 */
const openersOf = new WeakMap<Element, readonly HTMLElement[]>();

function isInside(element: Element, container: EventTarget | null): boolean {
  return container instanceof Node && container.contains(element);
}

const isShown = (opener: HTMLElement) =>
  opener.isConnected && !opener.matches("[data-part='modal'][data-state='closed']");

/** The focused element, then the openers before it. */
function openersNow(): readonly HTMLElement[] {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || active === document.body) return [];
  const around = active.closest<HTMLElement>("[data-part='modal']");
  if (!around) return [active];
  return [active, around, ...(openersOf.get(around) ?? [])];
}

/**
 * Stores the focused element when a modal opens, and returns the focus when the modal is removed,
 * also when it was opened by state and not by a trigger. Focus that was moved elsewhere stays
 * there. Without an element to return to, the focus moves to the `main` element of the page if it can have the focus:
 * otherwise Tab would continue at the end of the page, where the modal was.
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
    const opener = openers.current.find(isShown);
    (opener ?? document.querySelector("main"))?.focus({ preventScroll: true });
  }, []);

  return { modal, returnFocus };
}
