import { placeBeside } from "./beside.rules.ts";

const canAnchor = () => CSS.supports("position-area", "block-end");

/**
 * Ties a popover to what it belongs to: by CSS anchor positioning, so that nothing is measured and it
 * follows a scrolling page; measured once where a browser cannot. Both by CSSOM, which a strict content
 * security policy allows.
 * @param name unique on the page, as `--name`
 * @returns what undoes it
 */
export function tieBeside(popover: HTMLElement, anchor: HTMLElement, name: string): () => void {
  if (!canAnchor()) {
    const window = { width: innerWidth, height: innerHeight };
    const prefer = popover.getAttribute("data-side") === "above" ? "above" : "below";
    const place = placeBeside(
      anchor.getBoundingClientRect(),
      popover.getBoundingClientRect(),
      window,
      prefer,
    );
    const { style } = popover;
    // The distance to the edge is part of the place here.
    Object.assign(style, {
      insetInlineStart: `${place.x}px`,
      top: `${place.y}px`,
      marginInline: 0,
    });
    return () => Object.assign(style, { insetInlineStart: "", top: "", marginInline: "" });
  }
  anchor.style.setProperty("anchor-name", name);
  popover.style.setProperty("position-anchor", name);
  return () => {
    anchor.style.removeProperty("anchor-name");
    popover.style.removeProperty("position-anchor");
  };
}
