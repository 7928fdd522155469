import { useCallback, useRef } from "react";
import { useEarlyEffect } from "../shared/use-early-effect.ts";

/** Who opened which modal, nearest first: an opener inside a modal that is gone hands focus to that one's opener. */
const openersOf = new WeakMap<Element, readonly HTMLElement[]>();

function isInside(element: Element, container: EventTarget | null): boolean {
  return container instanceof Node && container.contains(element);
}

/** What has focus, and should that be gone one day, what led to it. */
function openersNow(): readonly HTMLElement[] {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || active === document.body) return [];
  const around = active.closest("[data-part='modal']");
  const before = (around && openersOf.get(around)) ?? [];
  return [active, ...before.filter(({ isConnected }) => isConnected)];
}

/**
 * Remembers what had focus when the modal opened and gives it back when it has gone, also when
 * the modal was opened by state and not by a trigger. Focus that has already gone elsewhere stays there.
 */
export function useReturnFocus(open: boolean) {
  const openers = useRef<readonly HTMLElement[]>([]);
  const modal = useRef<HTMLElement | null>(null);

  const remember = useCallback(() => {
    if (modal.current) openersOf.set(modal.current, openers.current);
  }, []);

  useEarlyEffect(() => {
    if (!open) return;
    openers.current = openersNow();
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
    openers.current.find(({ isConnected }) => isConnected)?.focus({ preventScroll: true });
  }, []);

  return { adopt, giveBack };
}
