import { useEffect, useSyncExternalStore } from "react";
import { lazyGameDrawing } from "./game-drawing.lazy.ts";

/**
 * The component that draws a game, or `null`.
 * @param wanted whether it is shown: a game with its own logo loads no drawings. After a failure the next game that is shown
 * loads them again.
 */
export function useGameDrawing(wanted: boolean) {
  const Drawing = useSyncExternalStore(
    lazyGameDrawing.subscribe,
    lazyGameDrawing.current,
    () => null,
  );
  useEffect(() => {
    if (wanted) void lazyGameDrawing.load();
  }, [wanted]);
  return wanted ? Drawing : null;
}
