import { useIsomorphicLayoutEffect } from "../hooks/use-isomorphic-layout-effect.ts";
import { useStableCallback } from "../hooks/use-stable-callback.ts";

/** An open layer over the page that handles the Escape key. */
interface Layer {
  onEscape: () => void;
  /** Whether the key belongs to what has the focus, and not to this layer. */
  isForeign: (focused: Element | null) => boolean | undefined;
}

/** All open layers, the topmost last. */
const layers: Layer[] = [];

/**
 * The only listener for Escape. It is on the window in the capture phase, so that a dialog of the
 * host around the layer, which usually listens on the document, does not close with it.
 */
function onKeyDown(event: KeyboardEvent): void {
  const top = layers.at(-1);
  if (event.key !== "Escape" || event.isComposing) return;
  // Not the target, which is the host of a shadow root for a listener outside of it.
  if (top?.isForeign(document.activeElement)) return;
  event.preventDefault();
  event.stopPropagation();
  // A key that is held down closes one layer, not all of them.
  if (!event.repeat) top?.onEscape();
}

function add(layer: Layer): () => void {
  if (layers.push(layer) === 1) addEventListener("keydown", onKeyDown, { capture: true });
  return () => {
    layers.splice(layers.indexOf(layer), 1);
    if (layers.length === 0) removeEventListener("keydown", onKeyDown, { capture: true });
  };
}

/**
 * Adds an overlay to the stack of layers while it is open: Escape calls `onEscape` of the topmost
 * layer only, and has no other effect on the page.
 * @param isForeign whether the key belongs to what has the focus: a layer of another library above
 * this one, or the page next to one that is not modal
 */
export function useLayer(
  open: boolean,
  onEscape: () => void,
  isForeign?: Layer["isForeign"],
): void {
  const latestEscape = useStableCallback(onEscape);
  const latestForeign = useStableCallback(isForeign);
  useIsomorphicLayoutEffect(
    () => (open ? add({ onEscape: latestEscape, isForeign: latestForeign }) : undefined),
    [open, latestEscape, latestForeign],
  );
}
