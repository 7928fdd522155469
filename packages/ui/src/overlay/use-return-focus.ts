import { useCallback, useEffect, useRef } from "react";
import { useIsomorphicLayoutEffect } from "../hooks/use-isomorphic-layout-effect.ts";
import { topModal } from "./top-modal.ts";

/**
 * The elements that had the focus before each modal, nearest first, each followed by the parts of the page around it that can
 * have the focus. When an opener was removed, the next one gets the focus.
 */
const openersOf = new WeakMap<Element, readonly HTMLElement[]>();

/** The openers of a modal that closes with the focus, until the focus has returned. */
let returning: readonly HTMLElement[] = [];

function isInside(element: Element | null, container: EventTarget | null): boolean {
  return container instanceof Node && container.contains(element);
}

const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

const isShown = (opener: HTMLElement) =>
  opener.isConnected && !opener.matches("[data-part='modal'][data-state='closed']");

/** An element, what is around it, and behind a modal the openers of that. */
function openersFrom(element: HTMLElement): readonly HTMLElement[] {
  const around = element.parentElement?.closest<HTMLElement>("[tabindex]");
  return [element, ...(openersOf.get(element) ?? (around ? openersFrom(around) : []))];
}

function openersNow(): readonly HTMLElement[] {
  const active = document.activeElement;
  // A modal can open in place of another one, before the focus has returned from that one.
  if (!(active instanceof HTMLElement) || active === document.body) return returning;
  return openersFrom(active);
}

/**
 * Stores the focused element when a modal opens, and returns the focus when the modal is removed,
 * also when it was opened by state and not by a trigger. Focus that was moved elsewhere stays
 * there. Without an element to return to, the focus moves to the modal that is still open, or to the `main` element of the
 * page if it can have the focus: otherwise Tab would continue at the end of the page, where the modal was.
 */
export function useReturnFocus(open: boolean) {
  const openers = useRef<readonly HTMLElement[]>([]);
  const modal = useRef<HTMLDivElement>(null);

  useIsomorphicLayoutEffect(() => {
    if (!open) return;
    const panel = modal.current;
    openers.current = openersNow();
    returning = [];
    if (panel) openersOf.set(panel, openers.current);
    return () => {
      if (isInside(document.activeElement, panel)) returning = openers.current;
    };
  }, [open]);

  // The focus scope of Radix keeps the focus when the focused element is removed, but not in the first render after a modal
  // above was closed: its observer is then replaced, and drops what it has not reported yet. What is in the modal may move
  // the focus first.
  const hadFocus = isInside(document.activeElement, modal.current);
  useEffect(() => {
    if (hadFocus && document.activeElement === document.body) focus(modal.current);
  });

  const returnFocus = useCallback((event: Event) => {
    event.preventDefault();
    returning = [];
    const active = document.activeElement;
    if (active && active !== document.body && !isInside(active, event.currentTarget)) return;
    // Also an opener that was disabled or hidden meanwhile does not get the focus.
    [...openers.current.filter(isShown), topModal(), document.querySelector("main")].find(
      (next) => {
        focus(next);
        return document.activeElement !== document.body;
      },
    );
  }, []);

  return { modal, returnFocus };
}
