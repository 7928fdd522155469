import { useEffect, useRef } from "react";
import { useStableCallback } from "../../hooks/use-stable-callback.ts";

/** Calls `onEnd` after `duration` ms, never when it is `Infinity`, without the time while it is paused. */
export function usePausableTimeout(duration: number, paused: boolean, onEnd: () => void): void {
  const left = useRef(duration);
  const end = useStableCallback(onEnd);

  useEffect(() => {
    // A browser takes an endless delay for none.
    if (paused || duration === Number.POSITIVE_INFINITY) return;
    const since = performance.now();
    const timer = setTimeout(end, left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (performance.now() - since));
    };
  }, [paused, duration, end]);
}
