import type { RefObject } from "react";
import { useEarlyEffect } from "../shared/use-early-effect.ts";
import { placeBeside } from "./place.rules.ts";

/** Shows a popover in the top layer and keeps it at its anchor, on the side with room above a phone's keyboard. */
export function useAnchored(
  popover: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
): void {
  useEarlyEffect(() => {
    const [node, holder] = [popover.current, anchor.current];
    if (!node || !holder) return;
    node.showPopover?.();
    const view = window.visualViewport;
    const place = () => {
      const seen = {
        top: view?.offsetTop ?? 0,
        height: view?.height ?? document.documentElement.clientHeight,
      };
      const { top, bottom, left, width } = holder.getBoundingClientRect();
      const at = placeBeside({ top, bottom }, seen, node.scrollHeight);
      for (const [name, px] of Object.entries({ ...at, left, width })) {
        node.style.setProperty(name, `${px}px`);
      }
    };
    place();
    const growing = new ResizeObserver(place);
    growing.observe(holder);
    const stop = new AbortController();
    const options = { capture: true, passive: true, signal: stop.signal };
    const moving = (event: Event) => {
      if (!(event.target instanceof Node && node.contains(event.target))) place();
    };
    window.addEventListener("scroll", moving, options);
    window.addEventListener("resize", place, options);
    view?.addEventListener("resize", place, options);
    view?.addEventListener("scroll", place, options);
    return () => {
      growing.disconnect();
      stop.abort();
    };
  }, [popover, anchor]);
}
