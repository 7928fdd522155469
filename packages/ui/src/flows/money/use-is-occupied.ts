import { useSyncExternalStore } from "react";

/** The part inside the modal that {@link useIsOccupied} does not count. */
export const REPORT_PART = "operation-report";

const FIELDS = "textarea, select, [contenteditable=true], input:not([type=checkbox], [type=radio])";

const isTyping = () => document.activeElement?.matches(FIELDS) ?? false;

const isOtherModalOpen = () =>
  [...document.querySelectorAll("[aria-modal=true]")].some(
    (modal) => !modal.querySelector(`[data-part=${REPORT_PART}]`),
  );

function subscribe(listener: () => void): () => void {
  // While the focus moves from one field to the next, no element has it for a moment.
  const later = () => queueMicrotask(listener);
  // Modals are portals: they are added and removed as children of the body.
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { childList: true });
  document.addEventListener("focusin", listener);
  document.addEventListener("focusout", later);
  return () => {
    observer.disconnect();
    document.removeEventListener("focusin", listener);
    document.removeEventListener("focusout", later);
  };
}

/**
 * Whether the member is typing or in another modal: a modal that opens automatically waits until
 * they are not (decision 42).
 */
export const useIsOccupied = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isTyping() || isOtherModalOpen(),
    () => false,
  );
