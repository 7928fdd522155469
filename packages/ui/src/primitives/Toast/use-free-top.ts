import { type RefObject, useEffect } from "react";
import { useIsomorphicLayoutEffect } from "../../hooks/use-isomorphic-layout-effect.ts";
import { useStableCallback } from "../../hooks/use-stable-callback.ts";
import { topModal } from "../../overlay/top-modal.ts";
import { freeTop } from "./free-top.rules.ts";

/** Titles and close buttons: those of the topmost modal, or of the page. */
function titles(): readonly Element[] {
  const modal = topModal();
  return modal
    ? Array.from(modal.querySelectorAll("[data-part=title], [data-part=close]"))
    : Array.from(document.querySelectorAll("h1"));
}

/**
 * Moves the list of toasts down where it would cover a title or a close button, also of a modal that opens later.
 * @param some whether there are any toasts
 */
export function useFreeTop(list: RefObject<HTMLElement | null>, some: boolean): void {
  const place = useStableCallback(() => {
    if (!list.current) return;
    list.current.style.marginTop = "";
    const own = list.current.getBoundingClientRect();
    const parts = titles().map((part) => part.getBoundingClientRect());
    list.current.style.marginTop = `${freeTop(own, parts, innerHeight) - own.top}px`;
  });
  // Each rendering has other toasts.
  useIsomorphicLayoutEffect(place);
  useEffect(() => {
    if (!some) return;
    // A modal that opens takes the focus, and its title has its place when it has risen.
    const events = ["focusin", "animationend", "transitionend"] as const;
    for (const event of events) document.addEventListener(event, place);
    addEventListener("resize", place);
    return () => {
      for (const event of events) document.removeEventListener(event, place);
      removeEventListener("resize", place);
    };
  }, [place, some]);
}
