import { useCallback, useRef } from "react";
import { useEarlyEffect } from "../shared/use-early-effect.ts";

/** Who opened which modal: an opener inside a modal that is gone hands focus to that one's opener. */
const openerOf = new WeakMap<Element, HTMLElement>();
const modalSelector = "[data-part='modal']";

function isInside(element: Element, container: EventTarget | null): boolean {
  return container instanceof Node && container.contains(element);
}

function standing(opener: HTMLElement | undefined): HTMLElement | undefined {
  let candidate = opener;
  while (candidate && !candidate.isConnected) {
    const modal: Element | null = candidate.closest(modalSelector);
    candidate = modal ? openerOf.get(modal) : undefined;
  }
  return candidate;
}

/**
 * Remembers what had focus when the modal opened and gives it back when it has gone, also when
 * the modal was opened by state and not by a trigger. Focus that has already gone elsewhere stays there.
 */
export function useReturnFocus(open: boolean) {
  const opener = useRef<HTMLElement | undefined>(undefined);

  useEarlyEffect(() => {
    if (!open) return;
    const active = document.activeElement;
    opener.current = active instanceof HTMLElement && active !== document.body ? active : undefined;
  }, [open]);

  const adopt = useCallback((modal: HTMLElement | null) => {
    if (modal && opener.current) openerOf.set(modal, opener.current);
  }, []);

  const giveBack = useCallback((event: Event) => {
    event.preventDefault();
    const active = document.activeElement;
    if (active && active !== document.body && !isInside(active, event.currentTarget)) return;
    standing(opener.current)?.focus({ preventScroll: true });
  }, []);

  return { adopt, giveBack };
}
