import { useEffect } from "react";

/**
 * Escape closes what floats before it closes the modal below: heard at the window, ahead of every
 * listener of the document, and not passed on.
 */
export function useEscape(active: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!active) return;
    const hear = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      event.preventDefault();
      onEscape();
    };
    window.addEventListener("keydown", hear, { capture: true });
    return () => window.removeEventListener("keydown", hear, { capture: true });
  }, [active, onEscape]);
}
