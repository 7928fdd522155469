import { type RefObject, useRef } from "react";
import { useIsomorphicLayoutEffect } from "../../hooks/use-isomorphic-layout-effect.ts";
import { prizeTop } from "./hub-place.rules.ts";

const middleOf = (element: HTMLElement) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** Moves the modal around its content so that the coin over its upper edge is on the hub of the wheel. */
export function useHubPlace(hub: RefObject<HTMLElement | null>): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);
  useIsomorphicLayoutEffect(() => {
    const modal = content.current?.closest<HTMLElement>("[data-part=modal]");
    const wheel = hub.current;
    if (!modal || !wheel) return;
    const place = () => {
      const { y } = middleOf(wheel);
      const top = prizeTop(y, modal.offsetHeight, innerHeight);
      modal.style.marginBlock = top === null ? "" : `${top}px auto`;
      if (top === null) return;
      // The sheet may be scrolled: the hub comes to the coin where the coin cannot come to the hub.
      wheel.closest("[data-part=body]")?.scrollBy(0, y - top);
      modal.style.translate = "";
      modal.style.translate = `${middleOf(wheel).x - middleOf(modal).x}px`;
    };
    place();
    const sizes = new ResizeObserver(place);
    sizes.observe(modal);
    addEventListener("resize", place);
    return () => {
      sizes.disconnect();
      removeEventListener("resize", place);
    };
  }, [hub]);
  return content;
}
