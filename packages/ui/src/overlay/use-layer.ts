import { useIsomorphicLayoutEffect } from "../hooks/use-isomorphic-layout-effect.ts";
import { useStableCallback } from "../hooks/use-stable-callback.ts";

/** What is open over the page and answers the Escape key. */
interface Layer {
  onEscape: () => void;
  /** Whether the key was pressed in something above this layer that is not ours. */
  isForeign: (focused: EventTarget | null) => boolean | undefined;
}

/** All open layers, the topmost last. */
const layers: Layer[] = [];

/**
 * The one listener for Escape. It is at the window and captures, so that a dialog of the host around
 * the layer, which usually listens at the document, does not close with it.
 */
function onKeyDown(event: KeyboardEvent): void {
  const top = layers.at(-1);
  if (event.key !== "Escape" || event.isComposing || top?.isForeign(event.target)) return;
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
 * Puts an overlay on the stack of layers while it is open: Escape calls `onEscape` of the topmost
 * layer only, and does nothing else on the page.
 * @param isForeign leaves the key to another library's layer above this one, which has the focus
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
