import { hideOthers } from "aria-hidden";
import { type RefObject, useEffect } from "react";
import { useIsomorphicLayoutEffect } from "../../hooks/use-isomorphic-layout-effect.ts";
import { behind } from "./page-behind.css.ts";

let modals = 0;

function cover(): () => void {
  modals += 1;
  document.body.classList.add(behind);
  return () => {
    modals -= 1;
    if (modals === 0) document.body.classList.remove(behind);
  };
}

/**
 * While a modal is rendered, hides the rest of the page from assistive technology, and takes presses from it: a bar of the
 * host can be above the scrim.
 */
export function usePageBehind(modal: RefObject<HTMLElement | null>): void {
  // Before the first styles of the modal are computed, so that the page is restyled once.
  useIsomorphicLayoutEffect(cover, []);
  useEffect(() => (modal.current ? hideOthers(modal.current) : undefined), [modal]);
}
