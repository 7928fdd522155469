/** Distance between toasts and a part above them, px. */
const GAP = 8;

/** A part of the page, px of the window. */
export type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

/**
 * The upper edge at which toasts cover none of the parts, px of the window; their own when there is no such place in the window.
 * @param toasts where they are by themselves
 * @param parts titles and close buttons
 * @param height that of the window, px
 */
export function freeTop(toasts: Box, parts: readonly Box[], height: number): number {
  const size = toasts.bottom - toasts.top;
  const free = parts
    .filter(({ left, right }) => left < toasts.right && right > toasts.left)
    .sort((a, b) => a.top - b.top)
    .reduce(
      (top, part) => (part.top < top + size && part.bottom > top ? part.bottom + GAP : top),
      toasts.top,
    );
  return free + size > height ? toasts.top : free;
}
