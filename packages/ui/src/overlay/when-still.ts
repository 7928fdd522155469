/**
 * Calls `onStill` when all animations and transitions of an element have ended; at once when none
 * is running. It reads them once, while Radix reads the computed style at every animation event.
 * @returns a function that stops waiting
 */
export function whenStill(element: Element | null, onStill: () => void): () => void {
  let waits = true;
  const end = () => {
    if (waits) onStill();
  };
  const running = element?.getAnimations() ?? [];
  if (running.length === 0) end();
  else void Promise.allSettled(running.map(({ finished }) => finished)).then(end);
  return () => {
    waits = false;
  };
}
