import { useCallback, useRef } from "react";
import { useEarlyEffect } from "../shared/use-early-effect.ts";

/** Who opened which modal: an opener inside a modal that is gone hands focus to that one's opener. */
const openerOf = new WeakMap<Element, HTMLElement>();
const modalSelector = "[data-part='modal']";

function isInside(element: Element, container: EventTarget | null): boolean {
  return container instanceof Node && container.contains(element);
}

/** The nearest opener that still stands. One modal may have been opened from another and that one from the first. */
function standing(opener: HTMLElement | undefined): HTMLElement | undefined {
  const passed = new Set<Element>();
  let candidate = opener;
  while (candidate && !candidate.isConnected) {
    const modal: Element | null = candidate.closest(modalSelector);
    if (!modal || passed.has(modal)) return undefined;
    passed.add(modal);
    candidate = openerOf.get(modal);
  }
  return candidate;
}

/**
 * Remembers what had focus when the modal opened and gives it back when it has gone, also when
 * the modal was opened by state and not by a trigger. Focus that has already gone elsewhere stays there.
 */
export function useReturnFocus(open: boolean) {
  const opener = useRef<HTMLElement | undefined>(undefined);
  const modal = useRef<HTMLElement | null>(null);

  const remember = useCallback(() => {
    if (modal.current && opener.current) openerOf.set(modal.current, opener.current);
  }, []);

  useEarlyEffect(() => {
    if (!open) return;
    const active = document.activeElement;
    // Opened again before it had gone: who opened it first is still meant.
    if (active && isInside(active, modal.current)) return;
    opener.current = active instanceof HTMLElement && active !== document.body ? active : undefined;
    remember();
  }, [open, remember]);

  // A modal stands before its opener is known, or after: a server draws none.
  const adopt = useCallback(
    (element: HTMLElement | null) => {
      modal.current = element;
      remember();
    },
    [remember],
  );

  const giveBack = useCallback((event: Event) => {
    event.preventDefault();
    const active = document.activeElement;
    if (active && active !== document.body && !isInside(active, event.currentTarget)) return;
    standing(opener.current)?.focus({ preventScroll: true });
  }, []);

  return { adopt, giveBack };
}
