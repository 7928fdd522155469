/** Part of `visualViewport` that is read, px of the page. */
export interface View {
  offsetTop: number;
  height: number;
  scale: number;
}

/** The part of the window that no keyboard covers, px of the window. */
export interface SeenArea {
  top: number;
  height: number;
}

/** A pinch of less is one by mistake. */
const ZOOMED = 1.01;

/**
 * The part of the window above an on-screen keyboard. Pinch zoom makes the visual viewport smaller, too, and moves it: that is no
 * keyboard, and nothing moves with it.
 * @param view `null` in a browser without `visualViewport`
 * @param height that of the window, px
 */
export function seenAreaOf(view: View | null, height: number): SeenArea {
  if (!view) return { top: 0, height };
  return view.scale < ZOOMED
    ? { top: view.offsetTop, height: view.height }
    : { top: 0, height: view.height * view.scale };
}

/** Less than any keyboard covers, px: rounding, and the scroll bar of a page. */
const LEAST = 60;

/** Computes how much of a box a keyboard covers, px. */
export function coveredOf(
  { top, height }: SeenArea,
  box: { readonly top: number; readonly bottom: number },
): { readonly above: number; readonly below: number } {
  const above = Math.max(0, top - box.top);
  const below = Math.max(0, box.bottom - top - height);
  return above + below < LEAST ? { above: 0, below: 0 } : { above, below };
}
