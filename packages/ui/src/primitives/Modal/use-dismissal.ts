import { useMemo } from "react";
import type { ModalDismiss } from "./modal.types.ts";

/** Toasts lie over modals and belong to none: pressing one, or Escape on it, closes no modal. */
function isOnToast(event: Event): boolean {
  return event.target instanceof Element && event.target.closest("[data-part='toasts']") !== null;
}

/** The handlers that keep a modal open where its `dismiss` says so. */
export function useDismissal(dismiss: ModalDismiss) {
  return useMemo(
    () => ({
      onEscapeKeyDown: (event: Event) => {
        if (dismiss === "none" || isOnToast(event)) event.preventDefault();
      },
      onPointerDownOutside: (event: CustomEvent<{ originalEvent: Event }>) => {
        if (dismiss !== "anywhere" || isOnToast(event.detail.originalEvent)) event.preventDefault();
      },
    }),
    [dismiss],
  );
}
