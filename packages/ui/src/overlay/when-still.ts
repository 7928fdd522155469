/**
 * Calls `onStill` when all animations and transitions of an element have ended; at once when none runs.
 * It reads them once. Radix's own waiting reads the computed style at every animation event.
 * @returns stops waiting
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
