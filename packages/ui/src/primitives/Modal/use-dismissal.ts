import { useMemo } from "react";
import type { ModalDismiss } from "./modal.types.ts";
import { useSecondPress } from "./use-second-press.ts";

/** Toasts lie over modals and belong to none: pressing one, or Escape on it, closes no modal. */
function isOnToast(event: Event): boolean {
  return event.target instanceof Element && event.target.closest("[data-part='toasts']") !== null;
}

/** The handlers that keep a modal open where its `dismiss` says so, and where one press was meant. */
export function useDismissal(open: boolean, dismiss: ModalDismiss) {
  const isSecondPress = useSecondPress(open);
  return useMemo(
    () => ({
      onEscapeKeyDown: (event: Event) => {
        if (dismiss === "none" || isOnToast(event)) event.preventDefault();
      },
      onPointerDownOutside: (event: CustomEvent<{ originalEvent: PointerEvent }>) => {
        const { originalEvent: press } = event.detail;
        if (dismiss !== "anywhere" || isOnToast(press) || isSecondPress(press)) {
          event.preventDefault();
        }
      },
    }),
    [dismiss, isSecondPress],
  );
}
