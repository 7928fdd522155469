import { type PlaceOptions, placeAtAnchor } from "./anchor.rules.ts";
import { seenAreaOf } from "./seen-area.rules.ts";

const canAnchor = () => CSS.supports("position-area", "block-end");

interface FollowOptions extends PlaceOptions {
  /** With `anchor` it is as wide as its anchor. @default "own" */
  width?: "own" | "anchor" | undefined;
}

/**
 * Keeps an overlay at its anchor by measuring: on the side with enough space, above an on-screen
 * keyboard, also while the page scrolls. Styles are set with CSSOM, which a strict
 * Content-Security-Policy allows.
 * @returns a function that stops it
 */
export function followAnchor(
  overlay: HTMLElement,
  anchor: HTMLElement,
  { width = "own", ...options }: FollowOptions,
): () => void {
  const view = window.visualViewport;
  const place = () => {
    const { clientWidth, clientHeight } = document.documentElement;
    const seen = { ...seenAreaOf(view, clientHeight), width: clientWidth };
    const box = anchor.getBoundingClientRect();
    const size = {
      width: overlay.offsetWidth,
      height: overlay.scrollHeight + overlay.offsetHeight - overlay.clientHeight,
    };
    const at = {
      ...placeAtAnchor(box, size, seen, options),
      ...(width === "anchor" && { left: box.left, width: box.width }),
    };
    for (const [name, px] of Object.entries(at)) overlay.style.setProperty(name, `${px}px`);
  };
  place();
  const growing = new ResizeObserver(place);
  growing.observe(anchor);
  const stop = new AbortController();
  const listening = { capture: true, passive: true, signal: stop.signal };
  const onScroll = ({ target }: Event) => {
    if (!(target instanceof Node && overlay.contains(target))) place();
  };
  // A shadow root keeps the scrolling of its elements to itself.
  for (const target of new Set([document, anchor.getRootNode()]))
    target.addEventListener("scroll", onScroll, listening);
  addEventListener("resize", place, listening);
  view?.addEventListener("resize", place, listening);
  view?.addEventListener("scroll", place, listening);
  return () => {
    growing.disconnect();
    stop.abort();
    for (const name of ["left", "top", "max-height", "width"]) overlay.style.removeProperty(name);
  };
}

/**
 * Positions a popover at its anchor with CSS anchor positioning, without measuring; its own styles
 * choose the side. In a browser without it, it is measured (`side`).
 * @param name unique on the page, as `--name`
 * @returns a function that undoes it
 */
export function tieToAnchor(
  popover: HTMLElement,
  anchor: HTMLElement,
  name: string,
  side?: "above" | "below",
): () => void {
  if (!canAnchor()) return followAnchor(popover, anchor, { side });
  anchor.style.setProperty("anchor-name", name);
  popover.style.setProperty("position-anchor", name);
  return () => {
    anchor.style.removeProperty("anchor-name");
    popover.style.removeProperty("position-anchor");
  };
}
