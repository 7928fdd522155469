import { type RefObject, useEffect } from "react";

/**
 * Keeps the focus in a part of a page when the focused element is removed from it: a press on "Remove" or on a quick reply
 * removes its own button, and the browser would begin at the top of the page again.
 * @param panel gets the focus then; it has a `tabIndex`
 */
export function useKeptFocus(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = panel.current;
    if (!box) return;
    let focused: Element | null = null;
    const onFocus = ({ target }: FocusEvent) => {
      focused = target instanceof Element ? target : null;
    };
    const observer = new MutationObserver(() => {
      if (!focused || focused.isConnected || document.activeElement !== document.body) return;
      focused = null;
      box.focus({ preventScroll: true });
    });
    box.addEventListener("focusin", onFocus);
    observer.observe(box, { childList: true, subtree: true });
    return () => {
      box.removeEventListener("focusin", onFocus);
      observer.disconnect();
    };
  }, [panel]);
}
